import type { Vendor } from '@vowkit/sdk-core/vendors'
import type { VendorSave } from '../../hooks/use-favourites.ts'
import type { LoginDialogProps } from '../login-dialog/login-dialog.tsx'
import type { VendorCardProps } from './vendor-card-props.ts'

export interface SaveListeners {
  /** Called after the backend has saved a vendor for the couple or removed it. */
  onVendorSave?: (save: VendorSave) => void
}

export interface VendorListeners extends SaveListeners {
  /** Called when the visitor opens a vendor. Return `false` so that neither a page nor a dialog opens. */
  onVendorSelect?: (vendor: Vendor) => unknown
  /**
   * Called when the visitor presses "Message". On our own site, `path` is the path of the conversation, to which the
   * callback must navigate. Without a callback, the browser navigates. On other pages, `path` is `null` and the
   * vendor's profile opens at its inquiry. There, return `false` so that no profile opens.
   */
  onVendorMessage?: (vendor: Vendor, path: string | null) => unknown
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
  /** The ids of the vendors that are pinned to the couple's board, as text. */
  pinned?: ReadonlySet<string>
  /** Called when the visitor presses "Pin to board" on a card. If it is undefined, the cards have no such button. */
  onPin?: VendorCardProps['onPin']
  /** The number of cards in the first render. The other cards render frame by frame afterwards. Default: one row. */
  firstCards?: number
}
