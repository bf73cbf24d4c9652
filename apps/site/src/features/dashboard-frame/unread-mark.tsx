import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createChat } from '@vowkit/sdk-core/chat'
import { useMessages } from '../../shared/language/use-messages.ts'
import { dashboardFrameMessages } from './messages.ts'

/** The number of conversations with unread messages. Listens for new messages while mounted. */
export function UnreadMark() {
  const t = useMessages(dashboardFrameMessages)
  const threads = useStore(useClient().ports.once(createChat).$threads)
  const count = threads.status === 'ready' ? threads.threads.filter(({ unread = 0 }) => unread > 0).length : 0
  if (count === 0) return null
  return (
    <span className="unread-mark">
      <span className="visually-hidden">{t.unread}</span>
      {count}
    </span>
  )
}
