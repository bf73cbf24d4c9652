import { type AssistantEntry, withoutCardLines } from '@vowkit/sdk-core/assistant'
import type { AssistantOptions } from './assistant-props.ts'
import { ReplyCards } from './reply-cards.tsx'
import { ReplyQuotes } from './reply-quotes.tsx'
import { ReplyTable } from './reply-table.tsx'
import { ReplyText } from './reply-text.tsx'

export interface ReplyProps extends Pick<AssistantOptions, 'siteUrl' | 'onVendorSelect'> {
  entry: AssistantEntry
  /** Whether the reply is still streaming. */
  isStreaming?: boolean
}

/** A reply: its text, without the lines that cards replace, and its parts. */
export function Reply({ entry: { content, parts = {} }, isStreaming, ...options }: ReplyProps) {
  const { cards = [], table, quotes = [] } = parts
  return (
    <>
      <ReplyText {...options} isStreaming={isStreaming} content={withoutCardLines(content, cards)} />
      {cards.length > 0 && <ReplyCards {...options} cards={cards} />}
      {table && table.vendors.length > 0 && <ReplyTable {...options} table={table} />}
      {quotes.length > 0 && <ReplyQuotes quotes={quotes} />}
    </>
  )
}
