import type { Vendor } from '@vowkit/sdk-core/vendors'

export interface VendorCardProps {
  vendor: Vendor
  /**
   * The base URL of the site without a trailing slash, or `''` on the site itself. If it is undefined, the card has no
   * links.
   */
  siteUrl?: string
  /** The `target` of the links, such as `_blank`. */
  target?: string
  /** The heading level of the vendor's name. Default 3. */
  level?: 2 | 3 | 4
  /** Whether to show the average rating next to the category. */
  showRating?: boolean
  /** Omits the buttons and the heart. The whole card remains a link. */
  withoutActions?: boolean
  /** Whether "Message" links to the profile, for pages that cannot open a conversation. */
  isMessageLink?: boolean
  /** Whether the conversation is being opened, which shows a busy state. */
  isMessaging?: boolean
  /** Whether the vendor is saved, which fills the heart. */
  isSaved?: boolean
  /** Whether the vendor is chosen for the comparison. */
  isCompared?: boolean
  /** Called when the visitor adds the vendor to the comparison or removes it. If it is undefined, the card has no toggle. */
  onCompare?: (vendor: Vendor) => void
  /** Whether the vendor is pinned to the couple's board. */
  isPinned?: boolean
  /** Called when the visitor pins the vendor to the board or removes it. If it is undefined, the card has no such button. */
  onPin?: (vendor: Vendor) => void
  /** An error message to show over the image. */
  note?: string
  /** Called when the visitor opens the profile. Return `false` to prevent navigation. */
  onSelect?: (vendor: Vendor) => unknown
  /** Called when the visitor presses "Message". If it is a link, return `false` to prevent navigation. */
  onMessage?: (vendor: Vendor) => unknown
  /** Called when the visitor presses the heart. If it is undefined, the card has no heart. */
  onFavourite?: (vendor: Vendor) => void
  /** Called when a pointer enters the card or a touch starts on the card. */
  onApproach?: (vendor: Vendor) => void
}
