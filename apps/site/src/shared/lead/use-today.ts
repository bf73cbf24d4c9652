import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { localDate } from '@vowkit/sdk-core'
import { computed } from 'nanostores'
import { useMemo } from 'react'

/** Returns the local date, `YYYY-MM-DD`. Re-renders only at midnight. */
export function useToday(): string {
  const { $now } = useClient()
  return useStore(useMemo(() => computed($now, localDate), [$now]))
}
