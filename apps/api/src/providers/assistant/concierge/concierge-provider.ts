import { reply } from '@vowkit/concierge'
import { MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import type { AssistantProvider } from '../assistant.ts'

/** Answers from the catalogue alone: the same question gets the same answer, and nothing is made up. */
export function createConciergeProvider(): AssistantProvider {
  return {
    name: 'catalogue',
    async *answer(question, catalogue, signal) {
      const text = await reply(question, catalogue)
      signal.throwIfAborted()
      // Line by line, so that no form of markup is ever cut.
      for (const line of fit(text).split(/(?<=\n)/)) yield line
    },
  }
}

/** As many whole lines as a reply may have. */
function fit(text: string): string {
  if (text.length <= MAX_ASSISTANT_REPLY_LENGTH) return text
  return text.slice(0, text.lastIndexOf('\n', MAX_ASSISTANT_REPLY_LENGTH))
}
