import { useClient } from '@vowkit/react'
import { type AccountSessionEntry, endOtherSessions, endSession, listSessions } from '@vowkit/sdk-core/account'
import { useCallback, useState } from 'react'
import { useLoaded } from '../../../shared/use-loaded.ts'

/** What to end: the session with this id, or all other sessions. */
export type Ending = string | 'others'

/** Loads the sessions of the account and ends them on request. */
export function useSessions() {
  const { ports } = useClient()
  const { state, set, retry } = useLoaded(useCallback((signal: AbortSignal) => listSessions(ports, signal), [ports]))
  const [ending, setEnding] = useState<Ending | null>(null)
  const [hasFailed, setFailed] = useState(false)

  /** Ends one session or all other sessions. Resolves to false on failure. */
  async function end(what: Ending): Promise<boolean> {
    setEnding(what)
    setFailed(false)
    const result = await (what === 'others' ? endOtherSessions(ports) : endSession(ports, what))
    setEnding(null)
    setFailed(!result.ok)
    if (!result.ok || state.status !== 'ready') return result.ok
    const isKept = ({ id, is_current }: AccountSessionEntry) => (what === 'others' ? is_current : id !== what)
    set(state.data.filter(isKept))
    return true
  }

  return { state, retry, ending, hasFailed, end }
}
