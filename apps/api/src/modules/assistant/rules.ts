import { DAY, HOUR, MINUTE, SECOND } from '../../platform/units.ts'

export const assistantRules = {
  /** Maximum questions from one account. */
  assistantPerAccount: { max: 200, windowMs: HOUR },
  /** Maximum questions from one client address. */
  assistantPerAddress: { max: 600, windowMs: HOUR },
  /** Maximum concurrent requests of one process to the chat model. The concierge answers further questions. */
  assistantModelsAtOnce: 20,
  /** How long the chat model may take for its first sentence. Then the concierge answers. */
  assistantFirstTextMs: 8 * SECOND,
  /** How long categories and places are cached. */
  assistantFactsMs: 5 * MINUTE,
  /** Maximum ratings of replies from one client address. */
  assistantRatingsPerAddress: { max: 120, windowMs: HOUR },
  /** How long ratings of replies are kept. */
  assistantRatingLifeMs: 365 * DAY,
  /** Maximum conversations that one account or one client address can send to the operator's support. */
  assistantHandovers: { max: 5, windowMs: DAY },
  /** Maximum results that a search of the assistant counts. */
  assistantResults: 600,
}
