import { useClient } from '@vowkit/react'
import type { Id } from '@vowkit/sdk-core/contract'
import { createComparison } from '@vowkit/sdk-core/vendors'
import { useEffect } from 'react'

/** Removes vendors that the couple has booked or declined from the comparison. */
export function useRemoveDecided(decided: readonly Id[]): void {
  const comparison = useClient().ports.once(createComparison)
  const ids = decided.join(',')
  useEffect(() => {
    if (ids !== '') comparison.remove(ids.split(','))
  }, [comparison, ids])
}
