import { VendorReviewList, type VendorReviewListProps } from '@vowkit/react'

import type { VendorChoice, WidgetProps } from '../widget-props.ts'
import { createApp } from './create-app.tsx'

type Props = WidgetProps & Omit<VendorReviewListProps, keyof WidgetProps> & VendorChoice

/** Without a vendor id, the component says that the vendor is not listed. */
function Reviews({ vendor, vendorId = '', ...props }: Props) {
  return <VendorReviewList {...props} vendorId={vendor || vendorId} />
}

export const app = createApp('vendor-reviews', Reviews, [])
