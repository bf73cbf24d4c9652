import type { RecommendedVendor } from '@vowkit/sdk-core/magic-link'
import type { Vendor } from '@vowkit/sdk-core/vendors'
import type { WidgetElementEvents } from './widget-element.ts'

/** The events of every element that shows vendors, by name. */
export interface VendorEvents extends WidgetElementEvents {
  /** The vendor whose card is opened; prevented, the link is not followed. */
  'vk-vendor-select': CustomEvent<Vendor | RecommendedVendor>
  /** Another page is shown; `pages` where the element knows it. */
  'vk-page-change': CustomEvent<{ page: number; pages?: number }>
}
