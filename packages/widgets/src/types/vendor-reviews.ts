import type { WidgetElement, WidgetElementEvents } from './widget-element.ts'

/**
 * `<vendor-reviews>`: the average rating of a vendor, the number of reviews by stars, and each review.
 * @tag vendor-reviews
 * @csspart badge - The stars of a rating.
 */
export interface VendorReviewsElement extends WidgetElement {
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

/** The events of `<vendor-reviews>` by name. */
export interface VendorReviewsEvents extends WidgetElementEvents {}

declare global {
  interface HTMLElementTagNameMap {
    'vendor-reviews': VendorReviewsElement
  }
  interface HTMLElementEventMap extends VendorReviewsEvents {}
}
