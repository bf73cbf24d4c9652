import type { AssistantQuestion, Catalogue } from '@vowkit/concierge'

/**
 * Who answers couples.
 *
 * A reply is text with three forms of markup: `**bold**`, line breaks, and `[View Profile](<path of a vendor>)` of vendors
 * the catalogue knows. It is never empty and has at most `MAX_ASSISTANT_REPLY_LENGTH` characters.
 */
export interface AssistantProvider {
  readonly name: 'catalogue' | 'openai-compatible'
  /** The reply in the pieces it comes in. Throws `AssistantFailed`, and the signal's reason once that aborts. */
  answer(
    question: AssistantQuestion,
    catalogue: Catalogue,
    signal: AbortSignal,
  ): AsyncGenerator<string, void, undefined>
}
