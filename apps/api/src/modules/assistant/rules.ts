import { HOUR, MINUTE } from '../../platform/units.ts'

export const assistantRules = {
  /** Maximum questions from one account. */
  assistantPerAccount: { max: 200, windowMs: HOUR },
  /** Maximum questions from one client address. */
  assistantPerAddress: { max: 600, windowMs: HOUR },
  /** Maximum concurrent requests of one process to the chat model. The concierge answers further questions. */
  assistantModelsAtOnce: 20,
  /** How long categories and places are cached. */
  assistantFactsMs: 5 * MINUTE,
}
