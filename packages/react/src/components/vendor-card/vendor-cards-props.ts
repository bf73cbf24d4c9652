import type { Vendor } from '@vowkit/sdk-core/vendors'
import type { LoginDialogProps } from '../login-dialog/login-dialog.tsx'
import type { VendorCardProps } from './vendor-card-props.ts'

export interface VendorListeners {
  /** Called when the visitor opens a vendor. Return `false` so that neither a page nor a dialog opens. */
  onVendorSelect?: (vendor: Vendor) => unknown
  /**
   * Called when the visitor presses "Message". On our own site, `path` is the path of the conversation, to which the
   * callback must navigate. Without a callback, the browser navigates. On other pages, `path` is `null` and the
   * vendor's profile opens at its inquiry.
   */
  onVendorMessage?: (vendor: Vendor, path: string | null) => void
}

export interface VendorCardsProps
  extends VendorListeners,
    Pick<VendorCardProps, 'siteUrl' | 'showRating' | 'withoutActions' | 'level'>,
    Pick<LoginDialogProps, 'onError'> {
  vendors: readonly Vendor[]
  /** The ids of the vendors that the visitor compares, as text. */
  compared?: ReadonlySet<string>
  /** Called when the visitor presses "Compare" on a card. If it is undefined, the cards have no such button. */
  onCompare?: VendorCardProps['onCompare']
  /** The number of cards in the first render. The other cards render frame by frame afterwards. Default: one row. */
  firstCards?: number
}
