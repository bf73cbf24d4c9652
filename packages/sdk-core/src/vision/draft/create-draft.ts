import { onMount } from 'nanostores'
import { ignoreAbort } from '../../platform/start-loop.ts'
import { createScopes } from '../../shared/create-scopes.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import type { Draft } from './draft.ts'
import { createDraftStore } from './draft-store.ts'
import { createDraftSubmission } from './draft-submission.ts'
import { createEditSource } from './edit-source.ts'
import { type ImageRole, withPlacement, withRole } from './image-role.ts'
import { loadImage } from './load-image.ts'
import { createStoredDraft } from './stored-draft.ts'
import { submissionKeys } from './submission.ts'
import { typeText } from './type-text.ts'

interface OwnedDraft extends Draft {
  /** Clears the draft in memory, but not in storage. */
  reset(): void
}

interface RemoteImage {
  url: string
  name: string
  role?: ImageRole | undefined
}

/**
 * Returns the draft of a scope. The same scope returns the same draft, so use a different scope for each draft on a
 * page.
 */
export function draftOf(ports: FeaturePorts, scope = ''): Draft {
  return ports.once(createDrafts)(scope)
}

function createDrafts(ports: FeaturePorts) {
  return createScopes(ports, (scope) => createDraft(scope, ports))
}

/** Creates the draft of a scope. The scope `''` uses the documented keys. */
function createDraft(scope: string, ports: FeaturePorts): OwnedDraft {
  const { local, tab, clock, random, images } = ports
  const suffix = scope && `:${scope}`

  function tabId(): string {
    const id = tab.get('draftTab') ?? random.uuid()
    tab.set('draftTab', id)
    return id
  }

  const store = createDraftStore({ ...ports, stored: createStoredDraft(local, suffix, clock, images) })
  const submitter = createDraftSubmission({
    ports,
    draft: store,
    suffix,
    tabId,
  })
  const edit = createEditSource(local, suffix)
  let stopTyping: (() => void) | undefined
  /**
   * Identifies the content of the draft. Replaced when the draft is cleared, so that images still loading for the old
   * content are ignored.
   */
  let generation = Symbol()

  /**
   * Call this before each change by the visitor. Stops typing the sample, and withdraws a submission that waits for a
   * sign-in.
   */
  function beforeChange(): void {
    stopTyping?.()
    submitter.withdraw()
  }

  function reset(): void {
    generation = Symbol()
    stopTyping?.()
    submitter.reset()
    store.reset()
  }

  function clear(): void {
    reset()
    store.clearStored()
    for (const key of Object.values(submissionKeys(suffix))) local.remove(key)
    edit.clear()
  }

  async function takeEdit(): Promise<void> {
    const source = edit.take()
    if (!source) return
    clear()
    const { visionId, description, imageUrl } = source
    store.change({ text: description, source: visionId ? { visionId, description } : null })
    if (imageUrl) await load([{ url: imageUrl, name: 'vision' }], () => {})
  }

  /** Adds the images of an existing vision. Calls `fail` for each image that cannot be loaded. */
  async function load(remote: readonly RemoteImage[], fail: (image: RemoteImage) => void): Promise<void> {
    const mine = generation
    const files = await Promise.all(remote.map(({ url, name }) => loadImage(ports, url, name)))
    if (mine !== generation) return
    await store.addImages(files.filter((file) => file !== null))
    for (const [index, image] of remote.entries()) {
      const added = store.current().images.find(({ name }) => name === image.name)
      if (!files[index]) fail(image)
      else if (added && image.role) changeUrl(added.id, (url) => withRole(url, image.role ?? 'inspiration'))
    }
  }

  /** Call this before each change of the images by the visitor. The changed images are drawn from scratch. */
  function beforeImageChange(): void {
    beforeChange()
    if (store.current().source) store.change({ source: null })
  }

  /** Adds an image as failed, so that the visitor can retry it. */
  function addFailed(image: RemoteImage): void {
    store.addFailed(image.name, () => load([image], addFailed))
  }

  function changeUrl(id: string, change: (url: string) => string): void {
    const { images } = store.current()
    store.change({ images: images.map((image) => (image.id === id ? { ...image, url: change(image.url) } : image)) })
  }

  onMount(store.$draft, () => void takeEdit())

  return {
    $draft: store.$draft,
    $submission: submitter.$submission,
    setText(text) {
      beforeChange()
      store.change({ text, replacedText: null })
    },
    async addImages(files) {
      beforeImageChange()
      await store.addImages(files)
    },
    removeImage(id) {
      beforeImageChange()
      store.removeImage(id)
    },
    async retryImage(id) {
      beforeChange()
      await store.retryImage(id)
    },
    setRole(id, role) {
      beforeImageChange()
      changeUrl(id, (url) => withRole(url, role))
    },
    setPlacement(id, placement) {
      beforeImageChange()
      changeUrl(id, (url) => withPlacement(url, placement))
    },
    async typeSample(sample, { instantly = false } = {}) {
      beforeChange()
      const { text, replacedText: ownText } = store.current()
      // After several samples, undo still restores the text that the visitor typed.
      const replacedText = ownText ?? text
      if (instantly) return store.change({ text: sample, replacedText })
      const stopped = new AbortController()
      stopTyping = () => {
        stopped.abort()
        store.change({ isTyping: false })
        stopTyping = undefined
      }
      store.change({ text: '', isTyping: true, replacedText })
      const onText = (text: string) => store.change({ text })
      // If the visitor stops the typing, the text typed so far remains.
      await typeText(sample, { clock, signal: stopped.signal, onText }).catch(ignoreAbort)
      if (!stopped.signal.aborted) stopTyping?.()
    },
    undoSample() {
      const { replacedText } = store.current()
      beforeChange()
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
        images.map(({ image, role }, index) => ({ url: image, name: `image-${index + 1}`, role })),
        addFailed,
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
