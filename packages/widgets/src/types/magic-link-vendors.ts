import type { MagicLinkState } from '@vowkit/sdk-core/magic-link'
import type { VendorEvents } from './vendor-events.ts'
import type { WidgetElement } from './widget-element.ts'

/**
 * `<magic-link-vendors>`: shows whether a magic link is active, and the vendors that it recommends.
 * @tag magic-link-vendors
 * @csspart badge - The stars of a rating.
 * @csspart body - The content of a dialog.
 * @csspart card - One vendor, or one deal in a profile.
 * @csspart card-title - The name of a vendor or a deal.
 * @csspart chip - A category.
 * @csspart dialog - A vendor's profile, the enlarged photos, or the sign-in dialog.
 * @csspart header - The top of a panel or a dialog.
 * @csspart image - The image of a vendor, or a photo in a profile.
 * @csspart input - A text field.
 * @csspart price - The price of a deal.
 */
export interface MagicLinkVendorsElement extends WidgetElement {
  /**
   * Code of the magic link: the part of its URL after `/magic-link/`.
   * @attr
   */
  code?: string
  /**
   * Page of vendors to show, starting at 1.
   * @attr
   * @default 1
   */
  page?: number
}

/** The events of `<magic-link-vendors>` by name. */
export interface MagicLinkVendorsEvents extends VendorEvents {
  /** Dispatched when the state of the magic link is known. */
  'vk-link-state': CustomEvent<{ status: Exclude<MagicLinkState['status'], 'loading'> }>
}

declare global {
  interface HTMLElementTagNameMap {
    'magic-link-vendors': MagicLinkVendorsElement
  }
  interface HTMLElementEventMap extends MagicLinkVendorsEvents {}
}
