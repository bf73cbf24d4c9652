import type { MagicLinkVendorsElement, MagicLinkVendorsEvents } from './magic-link-vendors.ts'
import type { VendorCardGridElement, VendorCardGridEvents } from './vendor-card-grid.ts'
import type { VendorInquiryElement, VendorInquiryEvents } from './vendor-inquiry.ts'
import type { VendorProfileElement, VendorProfileEvents } from './vendor-profile.ts'
import type { VendorReviewsElement, VendorReviewsEvents } from './vendor-reviews.ts'
import type { VisionGeneratorElement, VisionGeneratorEvents } from './vision-generator.ts'
import type { WeddingAssistantElement, WeddingAssistantEvents } from './wedding-assistant.ts'

/** Maps each tag to its element type. The types for React, Preact, Vue and Svelte derive from this map. */
export interface WidgetElements {
  'magic-link-vendors': MagicLinkVendorsElement
  'vendor-card-grid': VendorCardGridElement
  'vendor-inquiry': VendorInquiryElement
  'vendor-profile': VendorProfileElement
  'vendor-reviews': VendorReviewsElement
  'vision-generator': VisionGeneratorElement
  'wedding-assistant': WeddingAssistantElement
}

/** Maps each tag to the events of its element. */
export interface WidgetEvents {
  'magic-link-vendors': MagicLinkVendorsEvents
  'vendor-card-grid': VendorCardGridEvents
  'vendor-inquiry': VendorInquiryEvents
  'vendor-profile': VendorProfileEvents
  'vendor-reviews': VendorReviewsEvents
  'vision-generator': VisionGeneratorEvents
  'wedding-assistant': WeddingAssistantEvents
}
