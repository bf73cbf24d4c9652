import type { ReadableAtom } from 'nanostores'
import type { Vision } from '../../contract/vision/schema.ts'
import type { ImageRole } from './image-role.ts'
import type { SubmissionState, SubmitOptions } from './submission.ts'

/** A reference image of a draft. */
export interface DraftImage {
  id: string
  name: string
  /** Size of the chosen file, in bytes. */
  size: number
  /** A data URL, for the thumbnail and the upload. It also contains the image's role: see `roleOf`. */
  url: string
}

/** An image that could not be loaded or read. */
export interface FailedImage {
  id: string
  name: string
  /** Tries again. Called by `retryImage`. */
  again(): Promise<void>
}

export type DraftNote =
  /** More than five images. The first five were added. */
  | 'too_many_images'
  /** A file over 20 MB was skipped. */
  | 'image_too_large'
  /** An empty file was skipped. */
  | 'image_empty'
  /** The browser cannot store the images: they are lost at a reload. */
  | 'images_not_kept'
  /** A stored image could not be read and was left out. */
  | 'image_unreadable'
  /** An image could not be read. See `failedImages`. */
  | 'image_failed'

export interface DraftState {
  text: string
  images: readonly DraftImage[]
  /** Number of images being read. */
  pendingImages: number
  /** Images that could not be read. They are not sent, and can be retried. */
  failedImages: readonly FailedImage[]
  note: DraftNote | null
  /** Whether a sample is being typed. Disable the text box meanwhile. */
  isTyping: boolean
  /** The text that a sample replaced, for `undoSample`. */
  replacedText: string | null
}

/** The source of a new vision. */
export interface EditSource {
  description: string
  imageUrl?: string
}

/** The vision that the visitor describes. Survives reloads, and creates one vision even if requests are repeated. */
export interface Draft {
  readonly $draft: ReadableAtom<DraftState>
  readonly $submission: ReadableAtom<SubmissionState>
  setText(text: string): void
  /** Adds up to five images. Ignores other files and duplicates without a note; `note` reports other skipped files. */
  addImages(files: Iterable<File>): Promise<void>
  /** Removes an image, also a failed one. */
  removeImage(id: string): void
  /** Tries to read a failed image again. */
  retryImage(id: string): Promise<void>
  setRole(id: string, role: ImageRole): void
  /**
   * Replaces the text with a sample, typed character by character unless `instantly`. Any other change stops the
   * typing.
   */
  typeSample(sample: string, options?: { instantly?: boolean }): Promise<void>
  undoSample(): void
  /** Starts a new vision from an existing one: its prompt, and its result as image. */
  editFrom(source: EditSource): Promise<void>
  /** Replaces the draft with the prompt and images of a vision. Skips images that cannot be loaded, with a note. */
  reuse(vision: Pick<Vision, 'description' | 'images'>): Promise<void>
  /**
   * Creates the vision. Without a session the state becomes `login-needed`, and the submission continues after the
   * sign-in.
   */
  submit(options?: SubmitOptions): Promise<void>
  /** Aborts a pending submission and restores the draft. */
  cancel(): void
  /** Leaves `login-needed`, `no-credits`, `failed` and `created`. Restores the draft unless a vision was created. */
  dismiss(): void
  /** Starts a new vision: clears the draft and its storage. */
  clear(): void
}
