import type { MagicLinkState } from '@vowkit/sdk-core/magic-link'
import type { VendorEvents } from './vendor-events.ts'
import type { WidgetElement } from './widget-element.ts'

/** `<magic-link-vendors>`: whether a magic link is active, and the vendors it recommends. */
export interface MagicLinkVendorsElement extends WidgetElement {
  /** What stands behind `/magic-link/` in the link. */
  code?: string
  /**
   * The page of vendors to show, beginning with 1.
   * @default 1
   */
  page?: number
}

/** Its events by name. */
export interface MagicLinkVendorsEvents extends VendorEvents {
  /** What the link turned out to be. */
  'vk-link-state': CustomEvent<{ status: Exclude<MagicLinkState['status'], 'loading'> }>
}

declare global {
  interface HTMLElementTagNameMap {
    'magic-link-vendors': MagicLinkVendorsElement
  }
  interface HTMLElementEventMap extends MagicLinkVendorsEvents {}
}
