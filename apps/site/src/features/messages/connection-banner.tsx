import { useStore } from '@nanostores/react'
import { WifiOff } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { chatMessages } from './messages.ts'
import { useChat } from './use-chat.ts'

/** Shows that live updates are paused. */
export function ConnectionBanner() {
  const t = useMessages(chatMessages)
  const connection = useStore(useChat().$connection)
  const isShown = connection === 'lost' || connection === 'refused'
  return (
    <div className="connection" role="status" data-shown={isShown || undefined}>
      {isShown && <WifiOff size={18} strokeWidth={1.5} aria-hidden="true" />}
      {connection === 'lost' && t.reconnecting}
      {connection === 'refused' && t.paused}
    </div>
  )
}
