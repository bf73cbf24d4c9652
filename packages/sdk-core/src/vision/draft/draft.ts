import type { ReadableAtom } from 'nanostores'
import type { Vision } from '../../contract/vision/schema.ts'
import type { ImageRole, Placement } from './image-role.ts'
import type { SubmissionState, SubmitOptions } from './submission.ts'

/** A reference image of a draft. */
export interface DraftImage {
  id: string
  name: string
  /** The size of the chosen file in bytes. */
  size: number
  /** A data URL for the thumbnail and the upload. It also encodes the role and the placement of the image (see
   * `roleOf` and `placementOf`). */
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
  /** The visitor chose more than five images. The draft contains the first five. */
  | 'too_many_images'
  /** A file was skipped because it is larger than 20 MB. */
  | 'image_too_large'
  /** A file was skipped because it is empty. */
  | 'image_empty'
  /** The browser cannot store the images, so a reload would lose them. */
  | 'images_not_kept'
  /** A stored image could not be read and was removed. */
  | 'image_unreadable'
  /** An image could not be read. It is in `failedImages`. */
  | 'image_failed'

export interface DraftState {
  text: string
  images: readonly DraftImage[]
  /** The number of images that are still being read. */
  pendingImages: number
  /** Images that could not be read. They are not submitted, and the visitor can retry them. */
  failedImages: readonly FailedImage[]
  note: DraftNote | null
  /** The vision that the draft starts from, until the visitor changes the images. See `continuedVision`. */
  source: DraftSource | null
  /** Whether a sample is being typed. If so, disable the text box. */
  isTyping: boolean
  /**
   * The visitor's text that a sample replaced. `undoSample` restores it, even after several samples. `null` unless the
   * text is a sample.
   */
  replacedText: string | null
}

/** The vision that a draft starts from, with its prompt. */
export interface DraftSource {
  visionId: string
  description: string
}

/** An existing vision that serves as the start of a new vision. */
export interface EditSource {
  /** If set, the new vision continues from the image of this vision, unless the visitor changes the draft. */
  visionId?: string
  description: string
  imageUrl?: string
}

/** The prompt and images of a new vision. They survive reloads. Repeated requests create only one vision. */
export interface Draft {
  readonly $draft: ReadableAtom<DraftState>
  readonly $submission: ReadableAtom<SubmissionState>
  setText(text: string): void
  /**
   * Adds up to five images. Ignores duplicates and unsupported file types silently. Sets `note` if other files are
   * skipped.
   */
  addImages(files: Iterable<File>): Promise<void>
  /** Removes an image, even one that could not be read. */
  removeImage(id: string): void
  /** Tries to read a failed image again. */
  retryImage(id: string): Promise<void>
  setRole(id: string, role: ImageRole): void
  /** Sets the place of the ceremony in a photo of the venue. With `null`, the backend finds free ground. */
  setPlacement(id: string, placement: Placement | null): void
  /**
   * Replaces the text with a sample. The sample is typed character by character, unless `instantly` is set. Any other
   * change stops the typing.
   */
  typeSample(sample: string, options?: { instantly?: boolean }): Promise<void>
  undoSample(): void
  /** Starts a new vision with the prompt and the image of an existing vision. */
  editFrom(source: EditSource): Promise<void>
  /**
   * Replaces the draft with the prompt and images of a vision. Images that cannot be loaded are added to
   * `failedImages`.
   */
  reuse(vision: Pick<Vision, 'description' | 'images'>): Promise<void>
  /**
   * Creates the vision. If the visitor is signed out, the state becomes `login-needed` and the submission continues
   * after the sign-in.
   */
  submit(options?: SubmitOptions): Promise<void>
  /** Aborts the request of the submission and restores the draft. */
  cancel(): void
  /**
   * Ends the states `login-needed`, `no-credits`, `failed` and `created`. Restores the draft, except after `created`.
   */
  dismiss(): void
  /** Clears the draft on the page and in storage, so that the visitor can start a new vision. */
  clear(): void
}
