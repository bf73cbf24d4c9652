import { onMount, type ReadableAtom } from 'nanostores'
import type { Http } from '../http/http.ts'
import type { Keep } from '../platform/keep.ts'
import type { Analytics, Notify, Platform } from '../platform/platform.ts'
import { ignoreAbort, type StartLoop } from '../platform/start-loop.ts'
import type { CreditsState } from './credits.ts'
import type { Draft } from './draft.ts'
import { createDraftStore } from './draft-store.ts'
import { createEditSource } from './edit-source.ts'
import { createKeptDraft } from './kept-draft.ts'
import { createKeptSubmission } from './kept-submission.ts'
import { createSubmitter } from './submit-vision.ts'
import { typeText } from './type-text.ts'

export interface DraftDeps extends Pick<Platform, 'clock' | 'random' | 'visibility' | 'images' | 'log'> {
  local: Keep
  tab: Keep
  http: Pick<Http, 'call'>
  $token: ReadableAtom<string | null>
  token(): string | null
  refreshCredits(): Promise<CreditsState>
  notify: Notify
  analytics: Analytics
  startLoop: StartLoop
}

/** A draft as its client holds it. */
export interface OwnedDraft extends Draft {
  /** Forgets everything in memory, and leaves storage alone. */
  reset(): void
}

/** Makes the draft of a scope. The scope `''` has the documented keys. */
export function createDraft(scope: string, deps: DraftDeps): OwnedDraft {
  const { local, tab, clock, random, images } = deps
  const suffix = scope && `:${scope}`

  function tabId(): string {
    const id = tab.get('draftTab') ?? random.uuid()
    tab.set('draftTab', id)
    return id
  }

  const store = createDraftStore({ ...deps, kept: createKeptDraft(local, suffix, clock, images) })
  const kept = createKeptSubmission(local, suffix, clock, images, tabId)
  const submitter = createSubmitter({ ...deps, draft: store, kept })
  const edit = createEditSource(local, suffix, deps)
  let stopTyping: (() => void) | undefined
  /** Changes with every new beginning: what was still loading for the last one comes too late. */
  let filling = Symbol()

  /** Whatever a person changes ends the typing of a sample, and takes back what waits for a sign-in. */
  function touch(): void {
    stopTyping?.()
    submitter.withdraw()
  }

  function reset(): void {
    filling = Symbol()
    stopTyping?.()
    submitter.reset()
    store.empty()
  }

  function clear(): void {
    reset()
    store.unkeep()
    kept.forget()
    edit.forget()
  }

  async function takeEdit(): Promise<void> {
    const source = edit.take()
    if (!source) return
    clear()
    store.change({ text: source.description })
    const mine = filling
    const image = await source.image
    if (image && mine === filling) await store.addImages([image])
  }

  onMount(store.$draft, () => void takeEdit())

  return {
    $draft: store.$draft,
    $submission: submitter.$submission,
    setText(text) {
      touch()
      store.change({ text, replacedText: null })
    },
    async addImages(files) {
      touch()
      await store.addImages(files)
    },
    removeImage(id) {
      touch()
      store.change({ images: store.current().images.filter((image) => image.id !== id), note: null })
    },
    async typeSample(sample, { instantly = false } = {}) {
      touch()
      const replacedText = store.current().text
      if (instantly) return store.change({ text: sample, replacedText })
      const stopped = new AbortController()
      stopTyping = () => {
        stopped.abort()
        store.change({ isTyping: false })
        stopTyping = undefined
      }
      store.change({ text: '', isTyping: true, replacedText })
      const onText = (text: string) => store.change({ text })
      // Stopped halfway, what is there stays.
      await typeText(sample, { clock, signal: stopped.signal, onText }).catch(ignoreAbort)
      if (!stopped.signal.aborted) stopTyping?.()
    },
    undoSample() {
      const { replacedText } = store.current()
      touch()
      if (replacedText !== null) store.change({ text: replacedText, replacedText: null })
    },
    async editFrom(source) {
      edit.put(source)
      await takeEdit()
    },
    async reuse({ description, images }) {
      clear()
      store.change({ text: description })
      const mine = filling
      const files = await Promise.all(images.map(({ image }, index) => edit.load(image, `image-${index + 1}`)))
      const loaded = files.filter((file) => file !== null)
      if (mine !== filling) return
      await store.addImages(loaded)
      if (loaded.length < files.length) store.change({ note: 'image_unreadable' })
    },
    async submit(options) {
      stopTyping?.()
      await submitter.submit(options)
    },
    dismiss: submitter.dismiss,
    clear,
    reset,
  }
}
