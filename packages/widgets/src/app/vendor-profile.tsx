import { VendorProfile, type VendorProfileProps } from '@vowkit/react'
import signInCss from '@vowkit/react/sign-in.css?inline'
import type { VendorChoice, WidgetProps } from '../widget-props.ts'
import { createApp } from './create-app.tsx'

type Props = WidgetProps & Omit<VendorProfileProps, keyof WidgetProps> & VendorChoice

/** Without a vendor id, the component says that the vendor is not listed. */
function Profile({ vendor, vendorId = '', ...props }: Props) {
  return <VendorProfile {...props} vendorId={vendor || vendorId} />
}

export const app = createApp('vendor-profile', Profile, [signInCss])
