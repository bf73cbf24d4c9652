import { useClient } from '@vowkit/react'
import { getWeddingDay, renewWeddingFeed, revokeWeddingFeed } from '@vowkit/sdk-core/account'
import type { WeddingDay } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'

export type CalendarState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; day: WeddingDay }

/** How a download ended. `undated`: the couple has no wedding date. */
export type CalendarDownload = 'saved' | 'undated' | 'failed'

/** Loads the couple's calendar, downloads it, and changes its secret address. */
export function useWeddingCalendar() {
  const { ports } = useClient()
  const [state, setState] = useState<CalendarState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [changing, setChanging] = useState<'renew' | 'revoke' | null>(null)
  const [isDownloading, setDownloading] = useState(false)

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

  /** Saves the current calendar as a file. The profile may have changed after the calendar was loaded. */
  async function download(): Promise<CalendarDownload> {
    setDownloading(true)
    try {
      const day = await getWeddingDay(ports)
      setState({ status: 'ready', day })
      if (day.wedding_date === '') return 'undated'
      saveFile(day.calendar)
      return 'saved'
    } catch {
      // The failure is logged.
      return 'failed'
    } finally {
      setDownloading(false)
    }
  }

  return { state, retry: () => setAttempt(attempt + 1), changing, change, isDownloading, download }
}

function saveFile(calendar: string): void {
  const url = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'wedding.ics'
  link.click()
  URL.revokeObjectURL(url)
}
