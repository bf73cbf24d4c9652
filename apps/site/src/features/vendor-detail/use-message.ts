import { useClient } from '@vowkit/react'
import { createVendors, type VendorDetail } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useSignInFirst } from '../../shared/confirm/use-sign-in-first.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { openUnlessLeft } from '../../shared/router.ts'
import { vendorDetailMessages } from './messages.ts'

/** Opens the conversation with a vendor. The client logs failures. */
export function useMessage(vendor: VendorDetail) {
  const t = useMessages(vendorDetailMessages)
  const vendors = useClient().ports.once(createVendors)
  const signInFirst = useSignInFirst()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function send(): Promise<void> {
    if (state === 'busy' || signInFirst(t.signInAims.message(vendor.business_name))) return
    setState('busy')
    const open = openUnlessLeft()
    const result = await vendors.message(vendor)
    setState(result.ok ? 'idle' : 'failed')
    if (result.ok) open(result.path)
  }

  return { isBusy: state === 'busy', hasFailed: state === 'failed', send }
}
