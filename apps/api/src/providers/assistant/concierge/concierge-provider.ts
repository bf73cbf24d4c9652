import { type Answer, answerQuestion } from '@vowkit/concierge'
import type { AssistantProvider, ReplyParts } from '../assistant.ts'

/** Creates a provider that replies from facts only. Deterministic: the same question gets the same reply. */
export function createConciergeProvider(): AssistantProvider {
  return {
    name: 'catalogue',
    async *answer(question, knowledge, signal) {
      const answer = await answerQuestion(question, knowledge)
      signal.throwIfAborted()
      // Yields line by line, so that no chunk splits markup.
      for (const line of answer.text.split(/(?<=\n)/)) yield line
      return toParts(answer)
    },
  }
}

function toParts({ cards, table, quotes, suggestions }: Answer): ReplyParts {
  return {
    answered_by: 'catalogue',
    ...(cards && { cards: cards.map(({ id, ...card }) => ({ vendor_id: id, ...card })) }),
    ...(table && {
      table: {
        vendors: table.columns.map(({ id, name }) => ({ vendor_id: id, name })),
        rows: table.rows.map(({ label, cells }) => ({ label, cells: [...cells] })),
      },
    }),
    ...(quotes && { quotes: quotes.map(({ vendorName, where, text }) => ({ name: vendorName, where, text })) }),
    ...(suggestions && { suggestions: [...suggestions] }),
  }
}
