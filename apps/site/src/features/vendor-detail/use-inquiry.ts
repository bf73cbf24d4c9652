import { useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import type { InquiryResult, VendorDetail, VendorProfile } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useSignInFirst } from '../../shared/confirm/use-sign-in-first.ts'

const TOASTS = {
  sent: { tone: 'success', text: '✅ Inquiry sent successfully!' },
  exists: { tone: 'error', text: '🔁 You’ve already sent an inquiry to this vendor.' },
  not_sent: { tone: 'error', text: '❌ Inquiry was not sent. Please try again.' },
  failed: { tone: 'error', text: '❌ Failed to send inquiry. Please try again.' },
} as const satisfies Record<InquiryResult, unknown>

/** Sends the vendor an inquiry and shows a toast with the result. */
export function useInquiry({ business_name }: VendorDetail, profile: VendorProfile) {
  const signInFirst = useSignInFirst()
  const toasts = useClient().ports.once(createToasts)
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    if (isBusy || signInFirst(`send ${business_name || 'this vendor'} an inquiry`)) return
    setBusy(true)
    toasts.show(TOASTS[await profile.inquire()])
    setBusy(false)
  }

  return { isBusy, send }
}
