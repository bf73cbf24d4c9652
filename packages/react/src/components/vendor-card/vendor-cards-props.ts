import type { Vendor } from '@vowkit/sdk-core/vendors'
import type { LoginDialogProps } from '../login-dialog/login-dialog.tsx'
import type { VendorCardProps } from './vendor-card-props.ts'

export interface VendorListeners {
  /** Called when the visitor opens a vendor; returning `false` prevents navigation. */
  onVendorSelect?: (vendor: Vendor) => unknown
  /**
   * Called by "Message". On our own site `path` is the address of the conversation, which the callback opens; without it
   * the browser navigates there. On other pages `path` is `null` and the link leads to the vendor.
   */
  onVendorMessage?: (vendor: Vendor, path: string | null) => void
}

export interface VendorCardsProps
  extends VendorListeners,
    Pick<VendorCardProps, 'siteUrl' | 'showRating' | 'withoutActions' | 'level'>,
    Pick<LoginDialogProps, 'onError'> {
  vendors: readonly Vendor[]
  /** How many cards to render at once; by default a row. */
  firstCards?: number
}
