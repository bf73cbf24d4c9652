import type { ReadableAtom } from 'nanostores'
import type { Vision } from '../../contract/vision/schema.ts'
import type { ImageRole } from './image-role.ts'
import type { SubmissionState, SubmitOptions } from './submission.ts'

/** One reference image of a draft. */
export interface DraftImage {
  id: string
  name: string
  /** Bytes of the file that was chosen. */
  size: number
  /** A data URL, for the thumbnail and for sending. It also says what the image is of: `roleOf`. */
  url: string
}

/** An image that was added and could not be had. */
export interface FailedImage {
  id: string
  name: string
  /** Tries once more; `retryImage` does so. */
  again(): Promise<void>
}

export type DraftNote =
  /** More than five images: the first five were kept. */
  | 'too_many_images'
  /** A file over 20 MB was left out. */
  | 'image_too_large'
  /** A file without content was left out. */
  | 'image_empty'
  /** The browser cannot keep the images: after a reload they must be added again. */
  | 'images_not_kept'
  /** A kept image could not be read back and was left out. */
  | 'image_unreadable'
  /** An image could not be read: it is among `failedImages`. */
  | 'image_failed'

export interface DraftState {
  text: string
  images: readonly DraftImage[]
  /** Images being read. */
  pendingImages: number
  /** Images that could not be read. They are not sent, and can be tried once more. */
  failedImages: readonly FailedImage[]
  note: DraftNote | null
  /** A sample is being typed: the text box is not to be typed into. */
  isTyping: boolean
  /** The text that a sample replaced, for `undoSample`. */
  replacedText: string | null
}

/** What a new vision starts from. */
export interface EditSource {
  description: string
  imageUrl?: string
}

/** The vision somebody is describing: kept across reloads, and made once whatever happens on the way. */
export interface Draft {
  readonly $draft: ReadableAtom<DraftState>
  readonly $submission: ReadableAtom<SubmissionState>
  setText(text: string): void
  /** Takes up to five images and passes over what is none, or is there already; a note says what else was left out. */
  addImages(files: Iterable<File>): Promise<void>
  /** Takes an image out, one that could not be read too. */
  removeImage(id: string): void
  /** Reads an image once more that could not be read. */
  retryImage(id: string): Promise<void>
  setRole(id: string, role: ImageRole): void
  /** Replaces the text by a sample, typed character by character unless `instantly`. Any other change stops the typing. */
  typeSample(sample: string, options?: { instantly?: boolean }): Promise<void>
  undoSample(): void
  /** Starts a new vision from one there is: its words, and its picture as an image. */
  editFrom(source: EditSource): Promise<void>
  /** Replaces the draft by the words and images of a vision; an image that cannot be loaded is left out with a note. */
  reuse(vision: Pick<Vision, 'description' | 'images'>): Promise<void>
  /** Makes the vision. Signed out, it waits in `login-needed` and goes on by itself after signing in. */
  submit(options?: SubmitOptions): Promise<void>
  /** Stops what is being sent; the words and images are a draft again. */
  cancel(): void
  /** Leaves `login-needed`, `no-credits`, `failed` and `created`; the words are back in the draft unless a vision was made. */
  dismiss(): void
  /** Starts a new vision: empties the draft and forgets what is kept. */
  clear(): void
}
