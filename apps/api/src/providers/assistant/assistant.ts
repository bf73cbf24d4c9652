import type { AssistantTurn } from '@vowkit/sdk-core/contract'
import type { Catalogue } from './catalogue.ts'

/** What somebody wants to know. */
export interface AssistantQuestion {
  message: string
  /** What was said before, the oldest first. Its texts are the asker's word, also those of the assistant. */
  history: readonly AssistantTurn[]
  /** The vendor whose page is shown; null elsewhere. */
  vendorId: number | null
  /** What the page and then their browser say of their languages, as the browser's header does; `""` where none does. */
  acceptLanguage: string
}

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
