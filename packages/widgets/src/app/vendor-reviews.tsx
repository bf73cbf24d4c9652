import { VendorReviewList, type VendorReviewListProps } from '@vowkit/react'

import type { WidgetProps } from '../widget-props.ts'
import { createApp } from './create-app.tsx'

type Props = WidgetProps & Omit<VendorReviewListProps, keyof WidgetProps>

/** Without a vendor id, the component says that the vendor is not listed. */
function Reviews({ vendorId = '', ...props }: Props) {
  return <VendorReviewList {...props} vendorId={vendorId} />
}

export const app = createApp('vendor-reviews', Reviews, [])
