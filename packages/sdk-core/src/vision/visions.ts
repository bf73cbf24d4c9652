import type { Vision, VisionDetail } from '../contract/vision/schema.ts'
import type { SdkError } from '../errors/sdk-error.ts'

export type VisionState =
  | { status: 'loading' }
  | { status: 'drawing'; vision: VisionDetail }
  /** Nothing is under way. `vision.failure` says whether it came to nothing. */
  | { status: 'settled'; vision: VisionDetail }
  /** The last question failed; the next one is asked all the same. */
  | { status: 'unreachable'; error: SdkError; vision: VisionDetail | null }
  /** Still drawing after 15 minutes of asking: offer `reload`. */
  | { status: 'stopped'; vision: VisionDetail | null }
  /** Unknown, or somebody else's. */
  | { status: 'missing' }
  | { status: 'signed-out' }

/** The visions of the person signed in. */
export interface Visions {
  /** Newest first; `false` when nobody is signed in. Throws an `SdkError`. */
  list(signal?: AbortSignal): Promise<Vision[] | false>
}
