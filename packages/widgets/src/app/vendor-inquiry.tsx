import { VendorInquiry, type VendorInquiryProps } from '@vowkit/react'
import type { VendorChoice, WidgetProps } from '../widget-props.ts'
import { createApp } from './create-app.tsx'

type Props = WidgetProps & Omit<VendorInquiryProps, keyof WidgetProps> & VendorChoice

/** Without a vendor id, the component says that the vendor is not listed. */
function Inquiry({ vendor, vendorId = '', ...props }: Props) {
  return <VendorInquiry {...props} vendorId={vendor || vendorId} />
}

export const app = createApp('vendor-inquiry', Inquiry, [])
