import type { Vendor } from '@vowkit/sdk-core/vendors'
import type { LoginDialogProps } from '../login-dialog/login-dialog.tsx'
import type { VendorCardProps } from './vendor-card-props.ts'

export interface VendorListeners {
  /** Somebody opens a vendor; returning `false` keeps the link from being followed. */
  onVendorSelect?: (vendor: Vendor) => unknown
  /**
   * Somebody wants to talk to a vendor. On our own site `path` is the conversation, which this shows; by default the
   * browser goes there. Elsewhere it is `null` and the link leads to the vendor.
   */
  onVendorMessage?: (vendor: Vendor, path: string | null) => void
}

export interface VendorCardsProps
  extends VendorListeners,
    Pick<VendorCardProps, 'siteUrl' | 'showRating' | 'withoutActions' | 'level'>,
    Pick<LoginDialogProps, 'onError'> {
  vendors: readonly Vendor[]
}
