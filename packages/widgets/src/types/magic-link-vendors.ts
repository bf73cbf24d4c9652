import type { MagicLinkState } from '@vowkit/sdk-core/magic-link'
import type { VendorEvents } from './vendor-events.ts'
import type { WidgetElement } from './widget-element.ts'

/** `<magic-link-vendors>` as a page's script sees it. */
export interface MagicLinkVendorsElement extends WidgetElement {
  /** What stands behind `/magic-link/` in the link. */
  code?: string
  /** Beginning with 1. */
  page?: number
}

/** Its events by name. */
export interface MagicLinkVendorsEvents extends VendorEvents {
  'vk-link-state': CustomEvent<{ status: Exclude<MagicLinkState['status'], 'loading'> }>
  'vk-error': CustomEvent<{ code: string; message: string }>
}

declare global {
  interface HTMLElementTagNameMap {
    'magic-link-vendors': MagicLinkVendorsElement
  }
  interface HTMLElementEventMap extends MagicLinkVendorsEvents {}
}
