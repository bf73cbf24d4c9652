import { useClient } from '@vowkit/react'
import type { ChatThread } from '@vowkit/sdk-core/chat'
import { type Id, SITE_PATHS, sameId } from '@vowkit/sdk-core/contract'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { chatMessages } from './messages.ts'
import { ThreadRow } from './thread-row.tsx'
import { isMatch, summarizeThread } from './thread-summary.ts'
import { TwoChairs } from './two-chairs.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'

export interface ThreadListProps {
  threads: readonly ChatThread[]
  /** User id of the signed-in account. */
  me: Id | null
  openId: Id | null
  onPick: () => void
  /** Loads older conversations. `undefined` if all are loaded. */
  onMore: (() => void) | undefined
}

/** All conversations, most recent first, with a search field. */
export function ThreadList({ threads, me, openId, onPick, onMore }: ThreadListProps) {
  const { clock } = useClient().ports
  const t = useMessages(chatMessages)
  const [query, setQuery] = useState('')
  const { box } = useArrowKeys()
  if (threads.length === 0) return <NoThreads />
  const rows = threads
    .map((thread) => ({ thread, shown: summarizeThread(thread, me, t) }))
    .filter(({ shown }) => isMatch(shown, query.trim()))

  return (
    <div className="thread-list" {...box}>
      <label className="thread-search">
        <Search size={18} strokeWidth={1.5} aria-hidden="true" />
        <input
          type="search"
          aria-label={t.searchLabel}
          placeholder={t.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
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
      {onMore && (
        <button type="button" className="button thread-list__more" onClick={onMore}>
          {t.more}
        </button>
      )}
      <p className="thread-list__no-match" role="status">
        {rows.length === 0 && t.noMatch(query.trim())}
      </p>
    </div>
  )
}

function NoThreads() {
  const t = useMessages(chatMessages)
  return (
    <div className="thread-list__empty">
      <TwoChairs />
      <p>{t.empty}</p>
      <a className="button" href={SITE_PATHS.dashboard_search}>
        {t.findVendors}
      </a>
    </div>
  )
}
