import { useStore } from '@nanostores/react'
import { createVendors, inquiryOf } from '@vowkit/sdk-core/vendors'
import { type VisionDetail, visionTitle } from '@vowkit/sdk-core/vision'
import { useMemo, useState } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { inquiryMessages } from '../../messages/english/inquiry.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { InquiryPanel } from './inquiry-panel.tsx'

export interface SendVisionProps {
  vision: VisionDetail
  vendorId: string
}

/** The button that sends a vision to a vendor, and its dialog. Renders nothing until the vendor has loaded. */
export function SendVision({ vision, vendorId }: SendVisionProps) {
  const { ports } = useClient()
  const messages = useMessages('inquiry', inquiryMessages)
  const { close } = useMessages('common', commonMessages)
  const { id } = vision
  const inquiry = useMemo(() => inquiryOf(ports, vendorId, { visionId: id }), [ports, vendorId, id])
  const { status } = useStore(inquiry.$inquiry)
  const found = useStore(ports.once(createVendors).profile(vendorId).$vendor)
  const [isOpen, setOpen] = useState(false)
  if (found.status !== 'ready') return null
  const { business_name: name } = found.vendor
  const isSent = status === 'sent'
  return (
    <>
      <Button variant={isSent ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        {isSent ? messages.sentVisionTo(name) : messages.sendVisionTo(name)}
      </Button>
      {isOpen && (
        <Dialog
          title={isSent ? messages.visionIsWith(name) : messages.sendVisionTitle(name)}
          closeLabel={close}
          onClose={() => setOpen(false)}
        >
          <InquiryPanel
            vendorId={vendorId}
            vision={{ id, title: visionTitle(vision), image: vision.result_image }}
            level={3}
            withoutTitle
          />
        </Dialog>
      )}
    </>
  )
}
