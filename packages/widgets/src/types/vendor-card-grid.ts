import type { Vendor, VendorListName } from '@vowkit/sdk-core/vendors'
import type { VendorEvents } from './vendor-events.ts'
import type { WidgetElement } from './widget-element.ts'

/** `<vendor-card-grid>` as a page's script sees it. The most particular of `list`, `vendorIds` and `category` counts. */
export interface VendorCardGridElement extends WidgetElement {
  category?: string | number
  /** Ids, or as in HTML their text separated by commas. */
  vendorIds?: string | readonly (string | number)[]
  /** A list of the couple who is signed in. */
  list?: VendorListName
  /** Beginning with 1. */
  page?: number
  pageSize?: number
  withoutActions?: boolean
}

/** Its events by name. */
export interface VendorCardGridEvents extends VendorEvents {
  'vk-vendor-message': CustomEvent<Vendor>
  'vk-login': CustomEvent<undefined>
  'vk-error': CustomEvent<{ code: string; message: string }>
}

declare global {
  interface HTMLElementTagNameMap {
    'vendor-card-grid': VendorCardGridElement
  }
  interface HTMLElementEventMap extends VendorCardGridEvents {}
}
