import type { RecommendedVendor } from '@vowkit/sdk-core/magic-link'
import type { Vendor } from '@vowkit/sdk-core/vendors'

/** The events of every element that shows vendors, by name. */
export interface VendorEvents {
  /** Somebody opens a vendor; prevented, the link is not followed. */
  'vk-vendor-select': CustomEvent<Vendor | RecommendedVendor>
  /** `pages` where the element knows it. */
  'vk-page-change': CustomEvent<{ page: number; pages?: number }>
}
