import type { Vendor, VendorDetail } from '@vowkit/sdk-core/vendors'
import type { VendorPageEvents } from './vendor-events.ts'
import type { WidgetElement } from './widget-element.ts'

/**
 * `<vendor-profile>`: a vendor's photos, description, services, deals, reviews, questions and an inquiry. Visitors read
 * it without a sign-in.
 * @tag vendor-profile
 * @csspart badge - The stars of a rating.
 * @csspart body - The content of a dialog.
 * @csspart card - One deal.
 * @csspart card-title - The name of a deal.
 * @csspart dialog - The enlarged photos, or the sign-in dialog.
 * @csspart header - The top of a panel or a dialog.
 * @csspart image - A photo of the vendor.
 * @csspart input - A text field.
 * @csspart price - The price of a deal.
 */
export interface VendorProfileElement extends WidgetElement {
  /**
   * Slug of the vendor's public page, such as `wild-ranunculus`, or the vendor's id. Takes precedence over `vendor-id`.
   * A slug costs one more request.
   * @attr
   */
  vendor?: string
  /**
   * Id of the vendor. Without a known id, the element says that the vendor is not listed.
   * @attr vendor-id
   */
  vendorId?: string
}

/** The events of `<vendor-profile>` by name. */
export interface VendorProfileEvents extends VendorPageEvents {
  /** Dispatched after the backend has saved the vendor for the couple, or removed it: `saved` is then `false`. */
  'vk-vendor-save': CustomEvent<{ vendor: Vendor | VendorDetail; saved: boolean }>
}

declare global {
  interface HTMLElementTagNameMap {
    'vendor-profile': VendorProfileElement
  }
  interface HTMLElementEventMap extends VendorProfileEvents {}
}
