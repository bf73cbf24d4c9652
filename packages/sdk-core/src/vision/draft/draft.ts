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
  /** A data URL for the thumbnail and the upload. It also contains the role of the image: see `roleOf`. */
  url: string
}

/** An image that could not be loaded or read. */
export interface FailedImage {
  id: string
  name: string
  /** Loads or reads the image again. Called by `retryImage`. */
  again(): Promise<void>
}

export type DraftNote =
  /** More than five images. The first five were added. */
  | 'too_many_images'
  /** A file over 20 MB was skipped. */
  | 'image_too_large'
  /** An empty file was skipped. */
  | 'image_empty'
  /** The browser cannot store the images, so that a reload loses them. */
  | 'images_not_kept'
  /** A stored image could not be read and was left out. */
  | 'image_unreadable'
  /** An image could not be read. See `failedImages`. */
  | 'image_failed'

export interface DraftState {
  text: string
  images: readonly DraftImage[]
  /** The number of images that are being read. */
  pendingImages: number
  /** Images that could not be read. They are not submitted and can be retried. */
  failedImages: readonly FailedImage[]
  note: DraftNote | null
  /** Whether a sample is being typed. Disable the text box while it is true. */
  isTyping: boolean
  /** The text that a sample replaced, for `undoSample`. */
  replacedText: string | null
}

/** An existing vision from which a new vision starts. */
export interface EditSource {
  description: string
  imageUrl?: string
}

/** The prompt and images of a new vision. Survives reloads. Creates one vision, even if requests are repeated. */
export interface Draft {
  readonly $draft: ReadableAtom<DraftState>
  readonly $submission: ReadableAtom<SubmissionState>
  setText(text: string): void
  /** Adds up to five images. Silently ignores duplicates and other file types. Sets `note` for other skipped files. */
  addImages(files: Iterable<File>): Promise<void>
  /** Removes an image or a failed image. */
  removeImage(id: string): void
  /** Tries to read a failed image again. */
  retryImage(id: string): Promise<void>
  setRole(id: string, role: ImageRole): void
  /**
   * Replaces the text with a sample, which is typed character by character unless `instantly` is set. Any other change
   * stops the typing.
   */
  typeSample(sample: string, options?: { instantly?: boolean }): Promise<void>
  undoSample(): void
  /** Starts a new vision with the prompt of an existing vision, and with its result as image. */
  editFrom(source: EditSource): Promise<void>
  /** Replaces the draft with the prompt and images of a vision. Images that cannot be loaded become failed images. */
  reuse(vision: Pick<Vision, 'description' | 'images'>): Promise<void>
  /**
   * Creates the vision. Without a session the state becomes `login-needed`, and the submission continues after the
   * sign-in.
   */
  submit(options?: SubmitOptions): Promise<void>
  /** Aborts the pending submission and restores the draft. */
  cancel(): void
  /** Ends the states `login-needed`, `no-credits`, `failed` and `created`. In all but `created`, restores the draft. */
  dismiss(): void
  /** Starts a new vision: clears the draft and its storage. */
  clear(): void
}
