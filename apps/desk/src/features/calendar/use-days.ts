import { useClient } from '@vowkit/react'
import { type DayMark, type DeskDay, type DeskPeriod, listDeskDays, markDeskDays } from '@vowkit/sdk-core/desk'
import { useEffect, useState } from 'react'
import { periodOf } from './month.ts'

/** The days of one month. Months that have loaded stay loaded until `reload`. */
export function useDays(month: string) {
  const { ports } = useClient()
  const [months, setMonths] = useState<Record<string, DeskDay[]>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const days = months[month]
  const isMissing = days === undefined && failed !== month

  useEffect(() => {
    if (!isMissing) return
    const left = new AbortController()
    listDeskDays(ports, periodOf(month), left.signal).then(
      (found) => !left.signal.aborted && setMonths((loaded) => ({ ...loaded, [month]: found })),
      () => !left.signal.aborted && setFailed(month),
    )
    return () => left.abort()
  }, [ports, month, isMissing])

  return {
    status: days ? ('ready' as const) : failed === month ? ('failed' as const) : ('loading' as const),
    days: new Map(days?.map((day) => [day.date, day])),
    /** Fetches the days again. */
    reload() {
      setFailed(null)
      setMonths({})
    },
    async mark(period: DeskPeriod, mark: DayMark) {
      const result = await markDeskDays(ports, period, mark)
      if (result.ok) setMonths((loaded) => replace(loaded, period, result.days))
      return result
    },
  }
}

/** Replaces the days of a period in all loaded months. */
function replace(months: Record<string, DeskDay[]>, { from, to }: DeskPeriod, changed: DeskDay[]) {
  const entries = Object.entries(months).map(([month, days]): [string, DeskDay[]] => {
    const kept = days.filter(({ date }) => date < from || date > to)
    return [month, [...kept, ...changed.filter(({ date }) => date.startsWith(month))]]
  })
  return Object.fromEntries(entries)
}
