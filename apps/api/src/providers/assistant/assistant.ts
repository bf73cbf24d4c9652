import type { AssistantQuestion, Catalogue } from '@vowkit/concierge'

/**
 * Answers visitors' questions.
 *
 * A reply is text with three forms of markup: `**bold**`, line breaks, and `[View Profile](<path of a vendor>)` for
 * vendors of the catalogue. It is never empty and has at most `MAX_ASSISTANT_REPLY_LENGTH` characters.
 */
export interface AssistantProvider {
  readonly name: 'catalogue' | 'openai-compatible'
  /** Streams the reply in chunks. Throws `AssistantFailed`. After an abort, throws the signal's reason. */
  answer(
    question: AssistantQuestion,
    catalogue: Catalogue,
    signal: AbortSignal,
  ): AsyncGenerator<string, void, undefined>
}
