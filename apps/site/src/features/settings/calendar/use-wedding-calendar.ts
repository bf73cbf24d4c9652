import { useClient } from '@vowkit/react'
import { getWeddingDay, renewWeddingFeed, revokeWeddingFeed } from '@vowkit/sdk-core/account'
import type { WeddingDay } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'

export type CalendarState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; day: WeddingDay }

/** Loads the couple's calendar, and changes its secret address. */
export function useWeddingCalendar() {
  const { ports } = useClient()
  const [state, setState] = useState<CalendarState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [changing, setChanging] = useState<'renew' | 'revoke' | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    const left = new AbortController()
    setState({ status: 'loading' })
    getWeddingDay(ports, left.signal).then(
      (day) => !left.signal.aborted && setState({ status: 'ready', day }),
      () => !left.signal.aborted && setState({ status: 'failed' }),
    )
    return () => left.abort()
  }, [ports, attempt])

  /** Resolves to false on failure. */
  async function change(what: 'renew' | 'revoke'): Promise<boolean> {
    setChanging(what)
    const result = await (what === 'renew' ? renewWeddingFeed(ports) : revokeWeddingFeed(ports))
    setChanging(null)
    if (result.ok) setState({ status: 'ready', day: result.day })
    return result.ok
  }

  return { state, retry: () => setAttempt(attempt + 1), changing, change }
}
