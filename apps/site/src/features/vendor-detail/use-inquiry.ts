import { useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import type { VendorDetail, VendorProfile } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useSignInFirst } from '../../shared/confirm/use-sign-in-first.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { vendorDetailMessages } from './messages.ts'

/** Sends the vendor an inquiry and shows a toast with the result. */
export function useInquiry({ business_name }: VendorDetail, profile: VendorProfile) {
  const t = useMessages(vendorDetailMessages)
  const signInFirst = useSignInFirst()
  const toasts = useClient().ports.once(createToasts)
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    if (isBusy || signInFirst(t.signInAims.inquire(business_name))) return
    setBusy(true)
    const result = await profile.inquire()
    toasts.show({ tone: result === 'sent' ? 'success' : 'error', text: t.inquiry[result] })
    setBusy(false)
  }

  return { isBusy, send }
}
