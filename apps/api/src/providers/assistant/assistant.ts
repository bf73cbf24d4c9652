import type { Knowledge, Question } from '@vowkit/concierge'
import type { AssistantMessage } from '@vowkit/sdk-core/contract'

/** The structured parts of a reply, and what wrote the reply. Its text is complete without them. */
export type ReplyParts = Pick<AssistantMessage, 'cards' | 'table' | 'quotes' | 'suggestions' | 'answered_by'>

/**
 * Answers visitors' questions.
 *
 * A reply is text with three forms of markup: `**bold**`, line breaks, and `[View Profile](<path of a vendor>)` for
 * vendors of the catalogue. It is never empty and has at most `MAX_ASSISTANT_REPLY_LENGTH` characters.
 */
export interface AssistantProvider {
  readonly name: 'catalogue' | 'openai-compatible'
  /** Streams the text of the reply in chunks and returns the reply's parts. Throws `AssistantFailed`. After an abort, throws the signal's reason. */
  answer(question: Question, knowledge: Knowledge, signal: AbortSignal): AsyncGenerator<string, ReplyParts, undefined>
}
