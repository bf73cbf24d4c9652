import { VendorProfile, type VendorProfileProps } from '@vowkit/react'
import signInCss from '@vowkit/react/sign-in.css?inline'
import type { WidgetProps } from '../widget-props.ts'
import { createApp } from './create-app.tsx'

type Props = WidgetProps & Omit<VendorProfileProps, keyof WidgetProps>

/** Without a vendor id, the component says that the vendor is not listed. */
function Profile({ vendorId = '', ...props }: Props) {
  return <VendorProfile {...props} vendorId={vendorId} />
}

export const app = createApp('vendor-profile', Profile, [signInCss])
