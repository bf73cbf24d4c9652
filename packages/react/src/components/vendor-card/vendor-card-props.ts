import type { Vendor } from '@vowkit/sdk-core/vendors'

export interface VendorCardProps {
  vendor: Vendor
  /** Where the site is, without a slash at the end; `''` is this site. Without it the card has no links. */
  siteUrl?: string
  /** Where links open, such as `_blank`. */
  target?: string
  level?: 2 | 3 | 4
  showRating?: boolean
  /** Leaves the buttons and the heart out; the whole card is a link all the same. */
  withoutActions?: boolean
  /** "Message" leads to the profile, where there is nobody to open a conversation. */
  isMessageLink?: boolean
  isMessaging?: boolean
  isSaved?: boolean
  /** What went wrong, said over the picture. */
  note?: string
  /** Returning `false` keeps the link from being followed. */
  onSelect?: (vendor: Vendor) => unknown
  onMessage?: (vendor: Vendor) => void
  onFavourite?: (vendor: Vendor) => void
  /** Called when somebody is about to open the vendor. */
  onApproach?: (vendor: Vendor) => void
}
