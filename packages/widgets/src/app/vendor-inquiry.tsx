import { VendorInquiry, type VendorInquiryProps } from '@vowkit/react'
import type { WidgetProps } from '../widget-props.ts'
import { createApp } from './create-app.tsx'

type Props = WidgetProps & Omit<VendorInquiryProps, keyof WidgetProps>

/** Without a vendor id, the component says that the vendor is not listed. */
function Inquiry({ vendorId = '', ...props }: Props) {
  return <VendorInquiry {...props} vendorId={vendorId} />
}

export const app = createApp('vendor-inquiry', Inquiry, [])
