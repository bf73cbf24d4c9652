import { HOUR, SECOND } from '../../platform/units.ts'

export const visionRules = {
  /** Visions and edits that one account can start, regardless of the plan. */
  drawingsPerAccount: { max: 60, windowMs: HOUR },
  /** Attempts at one drawing, including crashes, before it fails and its credit is released. */
  drawAttempts: 3,
  /** Visions that one process draws concurrently. */
  drawingsAtOnce: 2,
  /**
   * Maximum attempts to draw the variants of a vision, including crashes. After that, the vision keeps the variants
   * that it has.
   */
  variantAttempts: 2,
  /** Number of visions whose variants one process draws concurrently. */
  variantJobsAtOnce: 1,
  /** Delay before a process tries again to draw variants while other visions wait for their first image. */
  variantDelayMs: 2 * SECOND,
  /** Width in pixels of the images that couples download. */
  downloadWidth: 2_048,
  /** Maximum number of full-size images drawn for one account. Repeated downloads of an image do not count. */
  downloadsPerAccount: { max: 20, windowMs: HOUR },
  /** Words of a prompt that are used to match vendors. */
  matchWords: 12,
}
