import { useStore } from '@nanostores/react'
import {
  type Assistant,
  type AssistantMessage,
  parseReply,
  type ReplyNode,
  withoutCardLines,
} from '@vowkit/sdk-core/assistant'
import { useState } from 'react'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { localizeLinks } from './localize-links.ts'

/** Announces each reply to screen readers once it is complete. */
export function ReplyAnnouncer({ assistant }: { assistant: Assistant }) {
  const messages = useMessages('assistant', assistantMessages)
  const reply = useStore(assistant.$reply, { ssr: 'initial' })
  const [initialReply] = useState(reply)
  return (
    <p className="vk-sr" role="status">
      {reply !== initialReply &&
        reply &&
        `${messages.assistant}: ${toPlainText(parseReply(localizeLinks(textOf(reply), messages)))}`}
    </p>
  )
}

/** Returns the text of a reply with its cards in place of the lines that they replace. */
function textOf({ content, cards = [] }: AssistantMessage): string {
  return [withoutCardLines(content, cards), ...cards.map(({ name, reason }) => `${name}: ${reason}`)].join('\n')
}

function toPlainText(nodes: readonly ReplyNode[]): string {
  return nodes
    .map((node) => (node.type === 'bold' ? toPlainText(node.children) : node.type === 'break' ? ' ' : node.text))
    .join('')
}
