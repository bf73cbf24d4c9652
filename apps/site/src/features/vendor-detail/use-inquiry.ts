import type { VendorDetail } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useSignInFirst } from '../../shared/confirm/use-sign-in-first.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { vendorDetailMessages } from './messages.ts'

/** Opens and closes the dialog with the inquiry form. */
export function useInquiry({ business_name }: VendorDetail) {
  const t = useMessages(vendorDetailMessages)
  const signInFirst = useSignInFirst()
  const [isOpen, setOpen] = useState(false)

  function open(): void {
    if (!signInFirst(t.signInAims.inquire(business_name))) setOpen(true)
  }

  return { isOpen, open, close: () => setOpen(false) }
}
