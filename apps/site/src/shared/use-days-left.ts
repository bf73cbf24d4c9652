import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { daysUntil } from '@vowkit/sdk-core/account'
import { computed } from 'nanostores'
import { useMemo } from 'react'

/** Whole days until a wedding date. 0 or less on the day, after it, and without a date. Re-renders only at midnight. */
export function useDaysLeft(weddingDate: string): number {
  const { $now } = useClient()
  const $days = useMemo(() => computed($now, (now) => daysUntil(weddingDate, now)), [$now, weddingDate])
  return useStore($days)
}
