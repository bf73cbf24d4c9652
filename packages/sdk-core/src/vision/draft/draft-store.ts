import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Clock, Images, Log, Random, Visibility } from '../../platform/platform.ts'
import type { StartLoop } from '../../platform/start-loop.ts'
import { imageFromDataUrl } from './data-url.ts'
import type { DraftImage, DraftState } from './draft.ts'
import { createImageIntake, type ImageIntake } from './image-intake.ts'
import type { DraftContent, StoredDraft } from './stored-draft.ts'

const SAVE_DELAY_MS = 300

export const EMPTY_DRAFT: DraftState = {
  text: '',
  images: [],
  pendingImages: 0,
  failedImages: [],
  note: null,
  source: null,
  isTyping: false,
  replacedText: null,
}

export interface DraftStoreDeps {
  stored: StoredDraft
  clock: Clock
  random: Random
  visibility: Visibility
  images: Images
  log: Log
  startLoop: StartLoop
}

/** The text and images of a draft. Saves them 0.3 s after the last change. */
export interface DraftStore {
  readonly $draft: ReadableAtom<DraftState>
  /** Returns the current state, even without subscribers. */
  current(): DraftState
  change(part: Partial<DraftState>): void
  addImages(files: Iterable<File>): Promise<void>
  removeImage(id: string): void
  /** Adds an image that could not be loaded. `again` loads it once more, and `retryImage` calls it. */
  addFailed(name: string, again: () => Promise<void>): void
  retryImage(id: string): Promise<void>
  /** Resolves when all added images have been read. */
  whenRead(): Promise<void>
  /** Fills an empty draft with content that was stored under different keys. */
  fill(content: DraftContent): void
  /** Saves the draft immediately. */
  save(): Promise<void>
  /** Removes the draft from storage, but not from the page. */
  clearStored(): void
  /** Removes the draft from the page, but not from storage. */
  reset(): void
}

/**
 * Creates the store of a draft. The store reads storage on the first subscription, and writes to storage only after a
 * change.
 */
export function createDraftStore(deps: DraftStoreDeps): DraftStore {
  const { stored, clock, random, visibility, log } = deps
  const $draft = atom(EMPTY_DRAFT)
  let isLoaded = false
  let isChanged = false
  let storedImages: readonly DraftImage[] = []
  let reading: Promise<unknown> = Promise.resolve()
  /** Aborts when the draft is cleared, so that images that are still being read are ignored. */
  let lifetime: AbortController
  let intake = openIntake()
  let stopSaving: (() => void) | undefined

  function patch(part: Partial<DraftState>): void {
    $draft.set({ ...$draft.value, ...part })
  }

  function change(part: Partial<DraftState>): void {
    isChanged = true
    patch(part)
    stopSaving?.()
    stopSaving = deps.startLoop(async (signal) => {
      await clock.sleep(SAVE_DELAY_MS, signal)
      await save()
    })
  }

  async function save(): Promise<void> {
    isChanged = false
    const { text, images, source } = $draft.value
    const hasRoom = stored.saveText(text)
    stored.saveSource(source)
    if (hasRoom && images === storedImages) return
    storedImages = images
    const areCurrent = () => storedImages === images
    const areStored = await stored.saveImages(
      images.map(({ url }) => url),
      areCurrent,
    )
    if (!areStored && areCurrent()) patch({ note: 'images_not_kept' })
  }

  function fill({ text, urls, source }: DraftContent): void {
    if ($draft.value.text || $draft.value.images.length > 0) return
    const readable = urls.filter((url) => imageFromDataUrl(url))
    const isComplete = readable.length === urls.length
    if (!isComplete) log.warn('A stored image could not be read and was left out.')
    storedImages = readable.map((url, index) => ({
      id: random.uuid(),
      name: `image-${index + 1}`,
      size: url.length,
      url,
    }))
    patch({ text, images: storedImages, source, note: isComplete ? null : 'image_unreadable' })
  }

  async function addImages(files: Iterable<File>): Promise<void> {
    reading = Promise.all([reading, intake([...files])])
    await reading
  }

  function addFailed(name: string, again: () => Promise<void>): void {
    const failed = { id: random.uuid(), name, again }
    change({ failedImages: [...$draft.value.failedImages, failed], note: 'image_failed' })
  }

  function openIntake(): ImageIntake {
    lifetime = new AbortController()
    return createImageIntake({ ...deps, current: () => $draft.value, change, addFailed, signal: lifetime.signal })
  }

  function removeImage(id: string): void {
    const isOther = (image: { id: string }) => image.id !== id
    const { images: shown, failedImages } = $draft.value
    change({ images: shown.filter(isOther), failedImages: failedImages.filter(isOther), note: null })
  }

  onMount($draft, () => {
    const content = isLoaded ? null : stored.load()
    isLoaded = true
    if (content) fill(content)
    const flush = () => isChanged && void save()
    const unsubscribe = visibility.subscribe((isVisible) => isVisible || flush())
    return () => {
      unsubscribe()
      flush()
    }
  })

  function clearStored(): void {
    stopSaving?.()
    isChanged = false
    storedImages = []
    stored.clear()
  }

  return {
    $draft,
    current: () => $draft.value,
    change,
    addImages,
    removeImage,
    addFailed,
    async retryImage(id) {
      const failed = $draft.value.failedImages.find((image) => image.id === id)
      removeImage(id)
      await failed?.again()
    },
    async whenRead() {
      await reading
    },
    fill,
    save,
    clearStored,
    reset() {
      stopSaving?.()
      isChanged = false
      isLoaded = true
      storedImages = []
      lifetime.abort()
      intake = openIntake()
      $draft.set(EMPTY_DRAFT)
    },
  }
}
