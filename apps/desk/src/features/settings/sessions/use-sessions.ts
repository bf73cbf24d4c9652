import { useClient } from '@vowkit/react'
import { type AccountSessionEntry, endOtherSessions, endSession, listSessions } from '@vowkit/sdk-core/account'
import { useEffect, useState } from 'react'

export type SessionsState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; sessions: AccountSessionEntry[] }

/** What to end: the session with this id, or all other sessions. */
export type Ending = string | 'others'

/** Loads the sessions of the account and ends them on request. */
export function useSessions() {
  const { ports } = useClient()
  const [state, setState] = useState<SessionsState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [ending, setEnding] = useState<Ending | null>(null)
  const [hasFailed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    const left = new AbortController()
    setState({ status: 'loading' })
    listSessions(ports, left.signal).then(
      (sessions) => !left.signal.aborted && setState({ status: 'ready', sessions }),
      () => !left.signal.aborted && setState({ status: 'failed' }),
    )
    return () => left.abort()
  }, [ports, attempt])

  /** Ends one session or all other sessions. Resolves to false on failure. */
  async function end(what: Ending): Promise<boolean> {
    setEnding(what)
    setFailed(false)
    const result = await (what === 'others' ? endOtherSessions(ports) : endSession(ports, what))
    setEnding(null)
    setFailed(!result.ok)
    if (!result.ok || state.status !== 'ready') return result.ok
    const isKept = ({ id, is_current }: AccountSessionEntry) => (what === 'others' ? is_current : id !== what)
    setState({ status: 'ready', sessions: state.sessions.filter(isKept) })
    return true
  }

  return { state, retry: () => setAttempt(attempt + 1), ending, hasFailed, end }
}
