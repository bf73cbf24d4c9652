import { useClient } from '@vowkit/react'
import type { ChatThread } from '@vowkit/sdk-core/chat'
import { type Id, SITE_PATHS, sameId } from '@vowkit/sdk-core/contract'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { isMatch, showThread } from './show-thread.ts'
import { ThreadRow } from './thread-row.tsx'
import { TwoChairs } from './two-chairs.tsx'
import { useRowKeys } from './use-row-keys.ts'

export interface ThreadListProps {
  threads: readonly ChatThread[]
  /** Who looks at them. */
  me: Id | null
  openId: Id | null
  onPick: () => void
}

/** Every room, the one written in last first, and a field to look for one. */
export function ThreadList({ threads, me, openId, onPick }: ThreadListProps) {
  const { clock } = useClient().ports
  const [words, setWords] = useState('')
  const { box } = useRowKeys()
  if (threads.length === 0) return <NoThreads />
  const rows = threads
    .map((thread) => ({ thread, shown: showThread(thread, me) }))
    .filter(({ shown }) => isMatch(shown, words.trim()))

  return (
    <div className="thread-list" {...box}>
      <label className="thread-search">
        <Search size={18} strokeWidth={1.5} aria-hidden="true" />
        <input
          type="search"
          aria-label="Search your messages"
          placeholder="Search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <ul className="thread-list__rows" role="list">
        {rows.map(({ thread, shown }) => (
          <li key={thread.roomId}>
            <ThreadRow
              thread={thread}
              shown={shown}
              isOpen={sameId(thread.roomId, openId)}
              now={clock.now()}
              onPick={onPick}
            />
          </li>
        ))}
      </ul>
      <p className="thread-list__none" role="status">
        {rows.length === 0 && 'Nobody here by that name.'}
      </p>
    </div>
  )
}

function NoThreads() {
  return (
    <div className="thread-list__empty">
      <TwoChairs />
      <p>Write to a vendor, and your conversation will be here.</p>
      <a className="button" href={SITE_PATHS.dashboard_search}>
        Find vendors
      </a>
    </div>
  )
}
