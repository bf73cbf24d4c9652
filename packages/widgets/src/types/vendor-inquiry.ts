import type { VendorPageEvents } from './vendor-events.ts'
import type { WidgetElement } from './widget-element.ts'

/**
 * `<vendor-inquiry>`: an inquiry to a vendor with the wedding date, the guests and a message. A signed-out visitor signs
 * in by code, and the message is kept.
 * @tag vendor-inquiry
 * @csspart body - The content of a dialog.
 * @csspart dialog - The sign-in dialog.
 * @csspart header - The top of a panel or a dialog.
 * @csspart input - A text field.
 */
export interface VendorInquiryElement extends WidgetElement {
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

/** The events of `<vendor-inquiry>` by name. */
export interface VendorInquiryEvents extends VendorPageEvents {}

declare global {
  interface HTMLElementTagNameMap {
    'vendor-inquiry': VendorInquiryElement
  }
  interface HTMLElementEventMap extends VendorInquiryEvents {}
}
