import { type Id, localDate } from '@vowkit/sdk-core'
import { getVendorAvailability, type VendorAvailability, type VendorDetail } from '@vowkit/sdk-core/vendors'
import { useEffect, useState } from 'react'
import { inquiryMessages } from '../../messages/english/inquiry.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'

export interface AvailabilityNoteProps {
  vendorId: Id
  /** The vendor. `null` until it has loaded. */
  vendor: VendorDetail | null
  /** The entered date `YYYY-MM-DD`, or `''`. */
  date: string
}

/** Whether the vendor is free on the entered date, if the vendor shares its calendar. */
export function AvailabilityNote({ vendorId, vendor, date }: AvailabilityNoteProps) {
  const messages = useMessages('inquiry', inquiryMessages)
  const status = useAvailability(vendorId, date)
  const name = vendor?.business_name ?? ''
  // Stays rendered while it is empty, so that screen readers announce its text.
  return (
    <p className="vk-inquiry__availability" role="status" data-status={status}>
      {status === 'free' && (name ? messages.isFree(name) : messages.isFreeUnnamed)}
      {status === 'taken' && (name ? messages.isTaken(name) : messages.isTakenUnnamed)}
    </p>
  )
}

/** The availability of a vendor on a date. `unknown` for incomplete and past dates, and while it loads. */
function useAvailability(vendorId: Id, date: string): VendorAvailability['status'] {
  const { ports } = useClient()
  const [found, setFound] = useState<VendorAvailability>({ date: '', status: 'unknown' })
  const isAskable = date >= localDate(ports.clock.now())

  useEffect(() => {
    if (!isAskable) return
    const left = new AbortController()
    void getVendorAvailability(ports, vendorId, date, left.signal).then((status) => {
      if (!left.signal.aborted) setFound({ date, status })
    })
    return () => left.abort()
  }, [ports, vendorId, date, isAskable])

  return found.date === date ? found.status : 'unknown'
}
