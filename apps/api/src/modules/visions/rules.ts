import { HOUR } from '../../platform/units.ts'

export const visionRules = {
  /** Visions and edits that one account can start, regardless of the plan. */
  drawingsPerAccount: { max: 60, windowMs: HOUR },
  /** Attempts at one drawing, including crashes, before it fails and its credit is released. */
  drawAttempts: 3,
  /** Visions that one process draws concurrently. */
  drawingsAtOnce: 2,
  /** Words of a prompt that are used to match vendors. */
  matchWords: 12,
}
