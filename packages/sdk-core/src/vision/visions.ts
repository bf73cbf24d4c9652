import type { Vision, VisionDetail } from '../contract/vision/schema.ts'
import type { SdkError } from '../errors/sdk-error.ts'

export type VisionState =
  | { status: 'loading' }
  | { status: 'drawing'; vision: VisionDetail }
  /** Nothing is being drawn. `vision.failure` is set if the last drawing failed. */
  | { status: 'settled'; vision: VisionDetail }
  /** The last request failed. Polling continues. */
  | { status: 'unreachable'; error: SdkError; vision: VisionDetail | null }
  /** Still being drawn after 15 minutes of polling. Offer `reload`. */
  | { status: 'stopped'; vision: VisionDetail | null }
  /** Unknown, or another account's. */
  | { status: 'missing' }
  | { status: 'signed-out' }

/** The account's visions. */
export interface Visions {
  /** Lists the visions, newest first. `false` without a session. Throws an `SdkError`. */
  list(signal?: AbortSignal): Promise<Vision[] | false>
}
