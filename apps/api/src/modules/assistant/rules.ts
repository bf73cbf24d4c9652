import { HOUR, MINUTE } from '../../platform/units.ts'

export const assistantRules = {
  /** Questions of one account. */
  assistantPerAccount: { max: 200, windowMs: HOUR },
  /** Questions from one client address. */
  assistantPerAddress: { max: 600, windowMs: HOUR },
  /** Questions that one process sends to a model at once. The concierge answers the rest. */
  assistantModelsAtOnce: 20,
  /** Categories and places are cached for this time. */
  assistantFactsMs: 5 * MINUTE,
}
