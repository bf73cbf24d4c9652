import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import type { Id } from '@vowkit/sdk-core/contract'
import { createComparison } from '@vowkit/sdk-core/vendors'
import { useCallback, useMemo } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { compareMessages } from './messages.ts'

/** The vendors that the couple compares, and the props that add the "Compare" toggle to vendor cards. */
export function useComparison() {
  const { ports } = useClient()
  const { full } = useMessages(compareMessages)
  const comparison = ports.once(createComparison)
  const compared = useStore(comparison.$compared)
  const ids = useMemo(() => new Set(compared.map(({ id }) => id)), [compared])
  const onCompare = useCallback(
    (vendor: { id: Id; business_name: string }) => {
      if (!comparison.toggle(vendor)) ports.once(createToasts).show({ tone: 'error', text: full })
    },
    [comparison, ports, full],
  )
  return { compared, clear: comparison.clear, cards: { compared: ids, onCompare } }
}
