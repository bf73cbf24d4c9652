// Generated from messages/en.arb by `npm run messages`.

/** Texts for vendor cards, their grid and the pagination. */
export const vendorsMessages = {
  label: 'Vendors',
  viewProfile: 'View Profile',
  profileOf: (name: string): string => `View Profile of ${name}`,
  message: 'Message',
  messageTo: (name: string): string => `Message ${name}`,
  /** The label of the button "message" while the conversation opens. */
  messaging: 'Opening',
  messageFailed: "We couldn't open the conversation. Please try again.",
  manage: 'Manage',
  manageOf: (name: string): string => `Manage ${name}`,
  /** The accessible name of the heart, which is a toggle button. */
  save: (name: string): string => `Save ${name}`,
  /** Which of the two people of a couple loves a vendor. `partner` is the other person's name. */
  love_both: 'You both love this',
  /** The signed-in person loves the vendor. "partner" is the other person of the couple. */
  love_you: (partner: string): string => `You love this. ${partner} hasn't said yet.`,
  /** The other person of the couple loves the vendor. */
  love_partner: (partner: string): string => `${partner} loves this`,
  addedByYou: 'Added by you',
  addedBy: (name: string): string => `Added by ${name}`,
  saveFailed: "We couldn't save your change. Please try again.",
  /** The town of a vendor and its distance in miles from the town that the search names. */
  placeAway: (town: string, miles: number): string => `${town} · ${miles} mi`,
  fromPrice: (price: string, unit: 'package' | 'guest' | 'hour'): string => unit === 'package' ? `from ${price}` : unit === 'guest' ? `from ${price} a guest` : `from ${price} an hour`,
  /** How many of a vendor's packages have a price in the range that the couple has chosen. */
  packagesInRange: (count: number, total: number, range: 'upTo' | 'from' | 'between', lowest: string, highest: string): string => `${count === 0 ? 'No package' : `${count} of ${total} packages`} ${range === 'upTo' ? `up to ${highest}` : range === 'from' ? `from ${lowest}` : `from ${lowest} to ${highest}`}`,
  deal: (amount: string): string => `Deal: save ${amount}`,
  /** The vendor is free on the wedding date of the couple. */
  date_free: 'Free on your date',
  /** The vendor is not free on the wedding date of the couple. */
  date_taken: 'Not free on your date',
  /** The vendor has not stated whether it is free on the wedding date of the couple. */
  date_unknown: (date: Date): string => `Ask if free on ${date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`,
  compare: 'Compare',
  compared: 'Comparing',
  /** The accessible name of a toggle button. */
  compareOf: (name: string): string => `Compare ${name}`,
  /** The accessible name of a toggle button, and its tooltip. */
  pin: (name: string): string => `Pin ${name} to your board`,
  rating: (stars: number): string => `Rated ${stars.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} out of 5`,
  progress: {
    inquired: 'Inquiry sent',
    messaged: 'Message sent',
    replied: 'Replied',
    /** The couple must sign a contract. */
    sign: 'Contract to sign',
    due: 'Invoice due',
    /** A date in the current year. */
    dueOn: (date: Date): string => `Invoice due ${date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })}`,
    /** A date in another year. */
    dueOnYear: (date: Date): string => `Invoice due ${date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`,
    overdue: 'Invoice overdue',
    booked: 'Booked',
    declined: 'Declined',
  },
  found: (count: number, page: number, pages: number): string => `${count === 1 ? `${count} vendor` : `${count} vendors`}${pages === 0 || pages === 1 ? '' : `, page ${page} of ${pages}`}`,
  empty: 'No vendors found',
  empty_favourites: 'No saved vendors',
  empty_active: 'No active vendors',
  /** A couple scans the code of a vendor at a wedding fair. */
  'empty_in-person': 'No scanned vendors',
  empty_booked: 'No booked vendors',
  beyond: 'There are no vendors on this page.',
  firstPage: 'Back to page 1',
  failed: "We couldn't load the vendors.",
  signedOut: 'Log in to see your vendors.',
  /** Shown for a list that a session on a partner's page cannot read. */
  onSiteOnly: 'To protect your privacy, this list is only available on our website.',
  openSite: 'Open our website',
  pages: 'Pages',
  /** The accessible name of a link to a page of vendors. */
  page: (page: number): string => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
}
