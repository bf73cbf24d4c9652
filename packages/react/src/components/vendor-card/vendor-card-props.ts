import type { Vendor } from '@vowkit/sdk-core/vendors'

export interface VendorCardProps {
  vendor: Vendor
  /** The address of the site without a slash at the end; `''` is this site. Without it the card has no links. */
  siteUrl?: string
  /** The `target` of the links, such as `_blank`. */
  target?: string
  level?: 2 | 3 | 4
  showRating?: boolean
  /** Omits the buttons and the heart. The whole card stays a link. */
  withoutActions?: boolean
  /** Makes "Message" a link to the profile, for pages that cannot open a conversation. */
  isMessageLink?: boolean
  isMessaging?: boolean
  isSaved?: boolean
  /** An error message over the image. */
  note?: string
  /** Returning `false` prevents navigation. */
  onSelect?: (vendor: Vendor) => unknown
  onMessage?: (vendor: Vendor) => void
  onFavourite?: (vendor: Vendor) => void
  /** Called when a pointer enters the card or a touch starts on it. */
  onApproach?: (vendor: Vendor) => void
}
