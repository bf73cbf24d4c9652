import { onMount } from 'nanostores'
import { ignoreAbort } from '../../platform/start-loop.ts'
import { createScopes } from '../../shared/create-scopes.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import type { Draft } from './draft.ts'
import { createDraftStore } from './draft-store.ts'
import { createDraftSubmission } from './draft-submission.ts'
import { createEditSource } from './edit-source.ts'
import { withRole } from './image-role.ts'
import { loadPicture } from './load-picture.ts'
import { createStoredDraft } from './stored-draft.ts'
import { submissionKeys } from './submission.ts'
import { typeText } from './type-text.ts'

interface OwnedDraft extends Draft {
  /** Forgets everything in memory, and leaves storage alone. */
  reset(): void
}

interface Picture {
  url: string
  name: string
}

/** The draft of a scope; the same scope gives the same draft. Several on one page need scopes of their own. */
export function draftOf(ports: FeaturePorts, scope = ''): Draft {
  return ports.once(createDrafts)(scope)
}

function createDrafts(ports: FeaturePorts) {
  return createScopes(ports, (scope) => createDraft(scope, ports))
}

/** Makes the draft of a scope. The scope `''` has the documented keys. */
function createDraft(scope: string, ports: FeaturePorts): OwnedDraft {
  const { local, tab, clock, random, images } = ports
  const suffix = scope && `:${scope}`

  function tabId(): string {
    const id = tab.get('draftTab') ?? random.uuid()
    tab.set('draftTab', id)
    return id
  }

  const store = createDraftStore({ ...ports, kept: createStoredDraft(local, suffix, clock, images) })
  const submitter = createDraftSubmission({
    ports,
    draft: store,
    suffix,
    tabId,
  })
  const edit = createEditSource(local, suffix)
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
    for (const key of Object.values(submissionKeys(suffix))) local.remove(key)
    edit.forget()
  }

  async function takeEdit(): Promise<void> {
    const source = edit.take()
    if (!source) return
    clear()
    store.change({ text: source.description })
    if (source.imageUrl) await load([{ url: source.imageUrl, name: 'vision' }], () => {})
  }

  /** Adds pictures of a vision there is, and tells of each that could not be had. */
  async function load(pictures: readonly Picture[], fail: (picture: Picture) => void): Promise<void> {
    const mine = filling
    const files = await Promise.all(pictures.map(({ url, name }) => loadPicture(ports, url, name)))
    if (mine !== filling) return
    await store.addImages(files.filter((file) => file !== null))
    for (const [index, picture] of pictures.entries()) if (!files[index]) fail(picture)
  }

  /** Perhaps it is there later. */
  function offerAgain(picture: Picture): void {
    store.addFailed(picture.name, () => load([picture], offerAgain))
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
      store.removeImage(id)
    },
    async retryImage(id) {
      touch()
      await store.retryImage(id)
    },
    setRole(id, role) {
      touch()
      const images = store
        .current()
        .images.map((image) => (image.id === id ? { ...image, url: withRole(image.url, role) } : image))
      store.change({ images })
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
      await load(
        images.map(({ image }, index) => ({ url: image, name: `image-${index + 1}` })),
        offerAgain,
      )
    },
    async submit(options) {
      stopTyping?.()
      await submitter.submit(options)
    },
    cancel: submitter.cancel,
    dismiss: submitter.dismiss,
    clear,
    reset,
  }
}
