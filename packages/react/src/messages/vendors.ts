import { dayOf } from './day-of.ts'

/** Texts for vendor cards, their grid and the pagination. */
export const vendorsMessages = {
  label: 'Vendors',
  viewProfile: 'View Profile',
  profileOf: (name: string) => `View Profile of ${name}`,
  message: 'Message',
  messageTo: (name: string) => `Message ${name}`,
  messaging: 'Opening',
  messageFailed: "We couldn't open the conversation. Please try again.",
  manage: 'Manage',
  manageOf: (name: string) => `Manage ${name}`,
  /** The accessible name of the heart, which is a toggle button. */
  save: (name: string) => `Save ${name}`,
  /** Which of the two people of a couple loves a vendor. `partner` is the other person's name. */
  love_both: 'You both love this',
  love_you: (partner: string) => `Waiting for ${partner}`,
  love_partner: (partner: string) => `${partner} loves this`,
  addedByYou: 'Added by you',
  addedBy: (name: string) => `Added by ${name}`,
  saveFailed: "We couldn't save your change. Please try again.",
  /** The town of a vendor and its distance in miles from the town that the search names. */
  placeAway: (town: string, miles: number) => `${town} · ${miles} mi`,
  fromPrice: (price: string, unit: 'package' | 'guest' | 'hour') =>
    `from ${price}${unit === 'guest' ? ' a guest' : unit === 'hour' ? ' an hour' : ''}`,
  deal: (amount: string) => `Deal: save ${amount}`,
  date_free: 'Free on your date',
  date_taken: 'Not free on your date',
  compare: 'Compare',
  compared: 'Comparing',
  /** The accessible name of a toggle button. */
  compareOf: (name: string) => `Compare ${name}`,
  rating: (stars: number) => `Rated ${stars.toFixed(1)} out of 5`,
  /** The couple's progress with a vendor. */
  progress: {
    inquired: 'Inquiry sent',
    messaged: 'Message sent',
    replied: 'Replied',
    sign: 'Contract to sign',
    due: 'Invoice due',
    dueOn: (date: Date) => `Invoice due ${dayOf(date, 'en-US')}`,
    overdue: 'Invoice overdue',
    booked: 'Booked',
  },
  found: (count: number, page: number, pages: number) =>
    `${count} ${count === 1 ? 'vendor' : 'vendors'}${pages > 1 ? `, page ${page} of ${pages}` : ''}`,
  empty: 'No vendors found',
  empty_favourites: 'No saved vendors',
  empty_active: 'No active vendors',
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
  page: (page: number) => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
}
