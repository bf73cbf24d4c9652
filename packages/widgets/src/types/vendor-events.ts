import type { RecommendedVendor } from '@vowkit/sdk-core/magic-link'
import type { Vendor, VendorDetail } from '@vowkit/sdk-core/vendors'
import type { WidgetElementEvents } from './widget-element.ts'

/** The events of every element in which visitors save vendors, by name. */
export interface VendorSaveEvents extends WidgetElementEvents {
  /**
   * Dispatched after the backend has saved a vendor for the couple, or removed it: `saved` is `false` after a removal.
   * Several taps before the response are one event, or none.
   */
  'vk-vendor-save': CustomEvent<{ vendor: Vendor | VendorDetail; saved: boolean }>
}

/** The events of every element that shows vendors, by name. */
export interface VendorEvents extends VendorSaveEvents {
  /** Dispatched when the visitor opens a vendor's card. Cancelable: `preventDefault()` prevents the navigation. */
  'vk-vendor-select': CustomEvent<Vendor | RecommendedVendor>
  /**
   * Dispatched when the visitor opens a different page of vendors. `pages` is absent while the number of pages is
   * unknown.
   */
  'vk-page-change': CustomEvent<{ page: number; pages?: number }>
}

/** The events of every element with an inquiry to one vendor, by name. */
export interface VendorPageEvents extends WidgetElementEvents {
  /**
   * Dispatched after the visitor has submitted an inquiry, with its result. `exists`: the couple has sent one before.
   * `not_sent`, `failed`: the inquiry was not sent.
   */
  'vk-inquiry': CustomEvent<'sent' | 'exists' | 'not_sent' | 'failed'>
}
