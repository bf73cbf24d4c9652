import { HOUR, SECOND } from '../../platform/units.ts'

export const visionRules = {
  /** Visions and edits that one account can start, regardless of the plan. */
  drawingsPerAccount: { max: 60, windowMs: HOUR },
  /** Attempts at one drawing, including crashes, before it fails and its credit is released. */
  drawAttempts: 3,
  /** Visions that one process draws concurrently. */
  drawingsAtOnce: 2,
  /** Attempts at the variants of a vision, including crashes, before the vision remains with fewer variants. */
  variantAttempts: 2,
  /** Visions whose variants one process draws concurrently. */
  variantJobsAtOnce: 1,
  /** Delay before variants are tried again while other visions wait for their image. */
  variantDelayMs: 2 * SECOND,
  /** Words of a prompt that are used to match vendors. */
  matchWords: 12,
}
