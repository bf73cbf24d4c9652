import type { Vision, VisionDetail } from '../contract/vision/schema.ts'
import type { SdkError } from '../errors/sdk-error.ts'

export type VisionState =
  | { status: 'loading' }
  | { status: 'drawing'; vision: VisionDetail }
  /** The vision is complete. `vision.failure` is set if the last attempt to draw it failed. */
  | { status: 'settled'; vision: VisionDetail }
  /** The last request failed, and polling continues. */
  | { status: 'unreachable'; error: SdkError; vision: VisionDetail | null }
  /** Polling has stopped, because the vision was still being drawn after 15 minutes. Offer `reload` to the visitor. */
  | { status: 'stopped'; vision: VisionDetail | null }
  /** The vision does not exist or belongs to a different account. */
  | { status: 'missing' }
  | { status: 'signed-out' }

/** The account's visions. */
export interface Visions {
  /**
   * Lists the visions, newest first. Resolves to `false` if the visitor is signed out. Throws an `SdkError` if the
   * request fails.
   */
  list(signal?: AbortSignal): Promise<Vision[] | false>
}
