import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createChat } from '@vowkit/sdk-core/chat'

/** Says in how many conversations something is unread, where there are any. While it is there new messages are heard of. */
export function UnreadMark() {
  const threads = useStore(useClient().ports.once(createChat).$threads)
  const count = threads.status === 'ready' ? threads.threads.filter(({ unread = 0 }) => unread > 0).length : 0
  if (count === 0) return null
  return (
    <span className="unread-mark">
      <span className="visually-hidden">, unread: </span>
      {count}
    </span>
  )
}
