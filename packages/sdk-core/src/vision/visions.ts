import type { Vision, VisionDetail } from '../contract/vision/schema.ts'
import type { SdkError } from '../errors/sdk-error.ts'

export type VisionState =
  | { status: 'loading' }
  | { status: 'drawing'; vision: VisionDetail }
  /** The vision is not being drawn. `vision.failure` is set if the last drawing failed. */
  | { status: 'settled'; vision: VisionDetail }
  /** The last request failed. Polling continues. */
  | { status: 'unreachable'; error: SdkError; vision: VisionDetail | null }
  /** The vision was still being drawn after 15 minutes, so polling has stopped. Offer `reload`. */
  | { status: 'stopped'; vision: VisionDetail | null }
  /** The vision does not exist or belongs to a different account. */
  | { status: 'missing' }
  | { status: 'signed-out' }

/** The account's visions. */
export interface Visions {
  /** Lists the visions, newest first. Resolves to `false` without a session. Throws an `SdkError`. */
  list(signal?: AbortSignal): Promise<Vision[] | false>
}
