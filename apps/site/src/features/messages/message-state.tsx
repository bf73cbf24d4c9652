import type { ShownMessage } from '@vowkit/sdk-core/chat'

/** How far a message of one's own has come. */
export function MessageState({ state }: { state: Exclude<ShownMessage['state'], 'failed'> }) {
  if (state === 'sending') return <span>Sending…</span>
  if (state === 'read') return <span className="message__read">✓✓ Read</span>
  return (
    <span>
      <span aria-hidden="true">✓</span>
      <span className="visually-hidden">Sent</span>
    </span>
  )
}
