import { useStore } from '@nanostores/react'
import { WifiOff } from 'lucide-react'
import { useChat } from './use-chat.ts'

/** Shows that live updates are paused. */
export function ConnectionBanner() {
  const connection = useStore(useChat().$connection)
  const isShown = connection === 'lost' || connection === 'refused'
  return (
    <div className="connection" role="status" data-shown={isShown || undefined}>
      {isShown && <WifiOff size={18} strokeWidth={1.5} aria-hidden="true" />}
      {connection === 'lost' && 'Connection lost. Reconnecting…'}
      {connection === 'refused' && 'Live updates are paused. Reload the page to see new messages.'}
    </div>
  )
}
