import { useStore } from '@nanostores/react'
import { useClient, type VendorCardsProps } from '@vowkit/react'
import { createBoardPins } from '@vowkit/sdk-core/account'
import { useMemo } from 'react'
import { usePinToast } from './use-pin-toast.ts'

/** The props that add the pin to vendor cards. */
export type CardPinProps = Pick<VendorCardsProps, 'pinned' | 'onPin'>

/** The props that add the pin to vendor cards. Empty until the pins have loaded. Use it only in full sessions of couples. */
export function usePinnedVendors(): CardPinProps {
  const state = useStore(useClient().ports.once(createBoardPins).$pins)
  const toggle = usePinToast()
  return useMemo(() => {
    if (state.status !== 'ready') return {}
    const vendors = state.pins.filter(({ kind }) => kind === 'vendor')
    return {
      pinned: new Set(vendors.map(({ source_id }) => String(source_id))),
      onPin: ({ id }) => void toggle({ kind: 'vendor', id }),
    }
  }, [state, toggle])
}
