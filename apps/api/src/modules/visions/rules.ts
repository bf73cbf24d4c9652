import { HOUR } from '../../platform/units.ts'

export const visionRules = {
  /** Visions and edits that one account can have drawn, whatever its plan. */
  drawingsPerAccount: { max: 60, windowMs: HOUR },
  /** Attempts at one drawing, crashes included, before it fails and is refunded. */
  drawAttempts: 3,
  /** Visions that one process draws at once. */
  drawingsAtOnce: 2,
  /** Words of a prompt by which vendors are matched. */
  matchWords: 12,
}
