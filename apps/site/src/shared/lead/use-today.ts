import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { computed } from 'nanostores'
import { useMemo } from 'react'

/** Returns the local date, `YYYY-MM-DD`. Re-renders only at midnight. */
export function useToday(): string {
  const { $now } = useClient()
  return useStore(useMemo(() => computed($now, toLocalDate), [$now]))
}

function toLocalDate(now: number): string {
  const date = new Date(now)
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
