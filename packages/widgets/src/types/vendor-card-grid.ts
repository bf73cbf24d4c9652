import type { Vendor, VendorListName } from '@vowkit/sdk-core/vendors'
import type { VendorEvents } from './vendor-events.ts'
import type { WidgetElement } from './widget-element.ts'

/**
 * `<vendor-card-grid>`: shows vendors as cards. If several of `list`, `vendorIds` and `category` are set, the element
 * uses the first one in this order.
 * @tag vendor-card-grid
 * @attr {string} category
 * @attr {string} list
 * @attr {string} vendor-ids
 * @csspart badge - The stars of a rating.
 * @csspart body - The text of a card, or the content of a dialog.
 * @csspart card - One vendor, or one deal in a profile.
 * @csspart card-title - The name of a deal.
 * @csspart dialog - A vendor's profile, the enlarged photos, or the sign-in dialog.
 * @csspart header - The top of a panel or a dialog.
 * @csspart image - The image of a vendor, or a photo in a profile.
 * @csspart input - A text field.
 * @csspart price - The price of a deal.
 */
export interface VendorCardGridElement extends WidgetElement {
  /**
   * Id of a category, or its slug, such as `florists`. A slug costs one request for each page load.
   * @attr
   */
  category?: string | number
  /**
   * Ids of the vendors to show, at most 100. In HTML, separated by commas.
   * @attr vendor-ids
   */
  vendorIds?: string | readonly (string | number)[]
  /**
   * A vendor list of the signed-in couple. On pages of other origins the backend serves `favourites` only.
   * @attr
   */
  list?: VendorListName
  /**
   * Page of search results to show, starting at 1.
   * @attr
   * @default 1
   */
  page?: number
  /**
   * Vendors per page. Defaults to the backend's page size.
   * @attr page-size
   */
  pageSize?: number
  /**
   * Hides buttons and hearts. The whole vendor card remains a link.
   * @attr without-actions
   */
  withoutActions?: boolean
}

/** The events of `<vendor-card-grid>` by name. */
export interface VendorCardGridEvents extends VendorEvents {
  /**
   * Dispatched when the visitor presses the "Message" button of a vendor. Cancelable: `preventDefault()` prevents that the
   * vendor's profile opens at its inquiry.
   */
  'vk-vendor-message': CustomEvent<Vendor>
  /** Dispatched when the visitor has signed in. */
  'vk-login': CustomEvent<undefined>
}

declare global {
  interface HTMLElementTagNameMap {
    'vendor-card-grid': VendorCardGridElement
  }
  interface HTMLElementEventMap extends VendorCardGridEvents {}
}
