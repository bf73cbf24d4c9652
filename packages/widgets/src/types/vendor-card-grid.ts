import type { Vendor, VendorListName } from '@vowkit/sdk-core/vendors'
import type { VendorEvents } from './vendor-events.ts'
import type { WidgetElement } from './widget-element.ts'

/** `<vendor-card-grid>`: vendors as cards. Of `list`, `vendorIds` and `category` the first that is there counts. */
export interface VendorCardGridElement extends WidgetElement {
  /** The id of a category. */
  category?: string | number
  /** Certain vendors, at most 100: ids, or as in HTML their text separated by commas. */
  vendorIds?: string | readonly (string | number)[]
  /** A list of the couple who is signed in. On pages of other origins the backend answers `favourites` only. */
  list?: VendorListName
  /**
   * The page to show, beginning with 1.
   * @default 1
   */
  page?: number
  /** How many to a page; by default as many as the backend answers. */
  pageSize?: number
  /** Leaves buttons and hearts out; the whole card is a link all the same. */
  withoutActions?: boolean
}

/** Its events by name. */
export interface VendorCardGridEvents extends VendorEvents {
  /** The vendor somebody wants to talk to. */
  'vk-vendor-message': CustomEvent<Vendor>
  /** Somebody signed in. */
  'vk-login': CustomEvent<undefined>
}

declare global {
  interface HTMLElementTagNameMap {
    'vendor-card-grid': VendorCardGridElement
  }
  interface HTMLElementEventMap extends VendorCardGridEvents {}
}
