import type { Vendor } from '@vowkit/sdk-core/vendors'

export interface VendorCardProps {
  vendor: Vendor
  /** The base URL of the site without a trailing slash; `''` is this site. Without it the card has no links. */
  siteUrl?: string
  /** The `target` of the links, such as `_blank`. */
  target?: string
  /** The heading level of the vendor's name. Default 3. */
  level?: 2 | 3 | 4
  /** Shows the average rating next to the category. */
  showRating?: boolean
  /** Omits the buttons and the heart. The whole card is still a link. */
  withoutActions?: boolean
  /** Makes "Message" a link to the profile, for pages that cannot open a conversation. */
  isMessageLink?: boolean
  /** Shows that the conversation is being opened. */
  isMessaging?: boolean
  /** Whether the vendor is a favorite: the heart is filled. */
  isSaved?: boolean
  /** An error message over the image. */
  note?: string
  /** Called when the visitor opens the profile. Returning `false` prevents navigation. */
  onSelect?: (vendor: Vendor) => unknown
  /** Called when the visitor presses "Message". */
  onMessage?: (vendor: Vendor) => void
  /** Called when the visitor presses the heart. Without this callback the card has no heart. */
  onFavourite?: (vendor: Vendor) => void
  /** Called when a pointer enters the card or a touch starts on it. */
  onApproach?: (vendor: Vendor) => void
}
