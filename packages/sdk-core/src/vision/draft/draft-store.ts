import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Clock, Images, Log, Random, Visibility } from '../../platform/platform.ts'
import type { StartLoop } from '../../platform/start-loop.ts'
import { pictureIn } from './data-url.ts'
import type { DraftImage, DraftState } from './draft.ts'
import { createImageIntake, type ImageIntake } from './image-intake.ts'
import type { StoredDraft } from './stored-draft.ts'

const SAVE_DELAY_MS = 300

export const EMPTY_DRAFT: DraftState = {
  text: '',
  images: [],
  pendingImages: 0,
  failedImages: [],
  note: null,
  isTyping: false,
  replacedText: null,
}

export interface DraftStoreDeps {
  kept: StoredDraft
  clock: Clock
  random: Random
  visibility: Visibility
  images: Images
  log: Log
  startLoop: StartLoop
}

/** The words and images of a draft, kept a moment after each change. */
export interface DraftStore {
  readonly $draft: ReadableAtom<DraftState>
  /** What is shown now, whether anybody listens or not. */
  current(): DraftState
  change(part: Partial<DraftState>): void
  addImages(files: Iterable<File>): Promise<void>
  removeImage(id: string): void
  /** Shows an image that could not be had; `again` tries once more, by `retryImage`. */
  addFailed(name: string, again: () => Promise<void>): void
  retryImage(id: string): Promise<void>
  /** Resolves when all images that were added are read. */
  whenRead(): Promise<void>
  /** Shows what was kept elsewhere, unless there is something already. */
  fill(content: { text: string; urls: readonly string[] }): void
  /** Keeps everything now. */
  save(): Promise<void>
  /** Forgets what is kept, while it stays on screen. */
  unkeep(): void
  /** Empties what is shown; storage stays as it is. */
  empty(): void
}

/** Makes the store of a draft. It is read from storage with the first listener, and nothing is written before a change. */
export function createDraftStore(deps: DraftStoreDeps): DraftStore {
  const { kept, clock, random, visibility, log } = deps
  const $draft = atom(EMPTY_DRAFT)
  let isLoaded = false
  let isChanged = false
  let keptImages: readonly DraftImage[] = []
  let reading: Promise<unknown> = Promise.resolve()
  /** Ends when the draft is emptied: what is being read then comes too late. */
  let beginning: AbortController
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
    const { text, images: shown } = $draft.value
    const hadRoom = kept.saveText(text)
    if (hadRoom && shown === keptImages) return
    keptImages = shown
    const areWanted = () => keptImages === shown
    const areKept = await kept.saveImages(
      shown.map(({ url }) => url),
      areWanted,
    )
    if (!areKept && areWanted()) patch({ note: 'images_not_kept' })
  }

  function fill({ text, urls }: { text: string; urls: readonly string[] }): void {
    if ($draft.value.text || $draft.value.images.length > 0) return
    const readable = urls.filter((url) => pictureIn(url))
    const isWhole = readable.length === urls.length
    if (!isWhole) log.warn('A kept image could not be read and was left out.')
    keptImages = readable.map((url, index) => ({
      id: random.uuid(),
      name: `image-${index + 1}`,
      size: url.length,
      url,
    }))
    patch({ text, images: keptImages, note: isWhole ? null : 'image_unreadable' })
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
    beginning = new AbortController()
    return createImageIntake({ ...deps, current: () => $draft.value, change, addFailed, signal: beginning.signal })
  }

  function removeImage(id: string): void {
    const isOther = (image: { id: string }) => image.id !== id
    const { images: shown, failedImages } = $draft.value
    change({ images: shown.filter(isOther), failedImages: failedImages.filter(isOther), note: null })
  }

  onMount($draft, () => {
    const content = isLoaded ? null : kept.load()
    isLoaded = true
    if (content) fill(content)
    const flush = () => isChanged && void save()
    const unsubscribe = visibility.subscribe((isVisible) => isVisible || flush())
    return () => {
      unsubscribe()
      flush()
    }
  })

  function unkeep(): void {
    stopSaving?.()
    isChanged = false
    keptImages = []
    kept.forget()
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
    unkeep,
    empty() {
      stopSaving?.()
      isChanged = false
      isLoaded = true
      keptImages = []
      beginning.abort()
      intake = openIntake()
      $draft.set(EMPTY_DRAFT)
    },
  }
}
