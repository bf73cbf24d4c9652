import { useStore } from '@nanostores/react'
import { type Assistant, parseReply, type ReplyNode } from '@vowkit/sdk-core/assistant'
import { useState } from 'react'
import { assistantMessages } from '../../messages/assistant.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { localizeLinks } from './localize-links.ts'

/** Announces each new reply once to screen readers, when it is complete. */
export function ReplyAnnouncer({ assistant }: { assistant: Assistant }) {
  const words = useMessages('assistant', assistantMessages)
  const reply = useStore(assistant.$reply, { ssr: 'initial' })
  const [before] = useState(reply)
  return (
    <p className="vk-sr" role="status">
      {reply !== before && reply && `${words.assistant}: ${toWords(parseReply(localizeLinks(reply.content, words)))}`}
    </p>
  )
}

function toWords(nodes: readonly ReplyNode[]): string {
  return nodes
    .map((node) => (node.type === 'bold' ? toWords(node.children) : node.type === 'break' ? ' ' : node.text))
    .join('')
}
