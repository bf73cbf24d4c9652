import '@vowkit/react/vendor-inquiry.css'
import { useStore } from '@nanostores/react'
import { Dialog, Root, useClient, VendorInquiry } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import { createDashboard } from '@vowkit/sdk-core/account'
import type { VendorDetail } from '@vowkit/sdk-core/vendors'
import { useMemo } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { vendorDetailMessages } from './messages.ts'

export interface InquiryDialogProps {
  vendor: VendorDetail
  onClose: () => void
}

/** The dialog with the inquiry form. A toast shows the result. */
export function InquiryDialog({ vendor: { id, business_name, inquiry }, onClose }: InquiryDialogProps) {
  const t = useMessages(vendorDetailMessages)
  const { close } = useMessages(sharedMessages)
  const { ports } = useClient()
  const toasts = ports.once(createToasts)
  const dashboard = useStore(ports.once(createDashboard).$dashboard)
  const weddingDate = dashboard.status === 'ready' ? dashboard.couple.wedding_date : ''
  const initial = useMemo(() => ({ weddingDate }), [weddingDate])
  return (
    <Root>
      <Dialog
        title={inquiry ? t.inquirySentTitle(business_name) : t.inquireTitle(business_name)}
        closeLabel={close}
        onClose={onClose}
      >
        <VendorInquiry
          vendorId={id}
          level={3}
          initial={initial}
          withoutTitle
          withoutFailures
          onInquiry={(result) => {
            toasts.show({ tone: result === 'sent' ? 'success' : 'error', text: t.inquiry[result] })
          }}
        />
      </Dialog>
    </Root>
  )
}
