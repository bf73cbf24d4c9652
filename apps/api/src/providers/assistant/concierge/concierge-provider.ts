import { reply } from '@vowkit/concierge'
import { MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import type { AssistantProvider } from '../assistant.ts'

/** Creates a provider that replies from the catalogue only. Deterministic: the same question gets the same reply. */
export function createConciergeProvider(): AssistantProvider {
  return {
    name: 'catalogue',
    async *answer(question, catalogue, signal) {
      const text = await reply(question, catalogue)
      signal.throwIfAborted()
      // Yields line by line, so that no chunk splits markup.
      for (const line of truncate(text).split(/(?<=\n)/)) yield line
      return { answered_by: 'catalogue' }
    },
  }
}

/** Cuts the text after the last complete line within the length limit. */
function truncate(text: string): string {
  if (text.length <= MAX_ASSISTANT_REPLY_LENGTH) return text
  return text.slice(0, text.lastIndexOf('\n', MAX_ASSISTANT_REPLY_LENGTH))
}
