import type { ReplyParts } from '@vowkit/sdk-core/assistant'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface ReplyQuotesProps {
  quotes: NonNullable<ReplyParts['quotes']>
}

/** The sentences that a reply is based on, collapsed at first. */
export function ReplyQuotes({ quotes }: ReplyQuotesProps) {
  const messages = useMessages('assistant', assistantMessages)
  return (
    <details className="vk-talk__sources">
      <summary>{messages.sources(quotes.length)}</summary>
      <ul role="list">
        {quotes.map(({ name, where, text }) => (
          <li key={`${name} ${where} ${text}`} dir="auto">
            <q>{text}</q>
            <cite>{[name, where].filter(Boolean).join(', ')}</cite>
          </li>
        ))}
      </ul>
    </details>
  )
}
