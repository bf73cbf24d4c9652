import type { RecommendedVendor } from '@vowkit/sdk-core/magic-link'
import type { Vendor } from '@vowkit/sdk-core/vendors'
import type { WidgetElementEvents } from './widget-element.ts'

/** The events of every element that shows vendors, by name. */
export interface VendorEvents extends WidgetElementEvents {
  /** A vendor's card was opened. Cancelable: `preventDefault()` keeps the link from being followed. */
  'vk-vendor-select': CustomEvent<Vendor | RecommendedVendor>
  /** Another page is shown. `pages` is absent while the number of pages is unknown. */
  'vk-page-change': CustomEvent<{ page: number; pages?: number }>
}
