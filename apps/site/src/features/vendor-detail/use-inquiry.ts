import { useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import type { InquiryResult, VendorProfile } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'

const TOASTS = {
  sent: { tone: 'success', text: '✅ Inquiry sent successfully!' },
  exists: { tone: 'error', text: '🔁 You’ve already sent an inquiry to this vendor.' },
  not_sent: { tone: 'error', text: '❌ Inquiry was not sent. Please try again.' },
  failed: { tone: 'error', text: '❌ Failed to send inquiry. Please try again.' },
} as const satisfies Record<InquiryResult, unknown>

/** Asks a vendor to get in touch, and says how that went. */
export function useInquiry(profile: VendorProfile) {
  const toasts = useClient().ports.once(createToasts)
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    toasts.show(TOASTS[await profile.inquire()])
    setBusy(false)
  }

  return { isBusy, send }
}
