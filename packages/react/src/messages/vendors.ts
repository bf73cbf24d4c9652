/** The words of vendors in cards, grids and pages. */
export const vendorsMessages = {
  label: 'Vendors',
  viewProfile: 'View Profile',
  profileOf: (name: string) => `View Profile of ${name}`,
  message: 'Message',
  messageTo: (name: string) => `Message ${name}`,
  messaging: 'Opening',
  messageFailed: "The conversation didn't open. Please try again.",
  manage: 'Manage',
  manageOf: (name: string) => `Manage ${name}`,
  /** The heart's label; whether it is pressed says the rest. */
  save: (name: string) => `Save ${name}`,
  saveFailed: 'That was not saved. Please try again.',
  rating: (stars: number) => `Rated ${stars.toFixed(1)} of 5`,
  found: (count: number, page: number, pages: number) =>
    `${count} ${count === 1 ? 'vendor' : 'vendors'}${pages > 1 ? `, page ${page} of ${pages}` : ''}`,
  empty: 'No vendors found',
  empty_favourites: 'No saved vendors',
  empty_active: 'No active vendors',
  'empty_in-person': 'No scanned vendors',
  empty_booked: 'No booked vendors',
  beyond: 'There are no more vendors on this page.',
  firstPage: 'Back to page 1',
  failed: "The vendors didn't load.",
  signedOut: 'Log in to see your vendors.',
  /** The session of a partner's page does not open this list. */
  onSiteOnly: 'For your privacy, this list is only shown on our own site.',
  openSite: 'Open our site',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
}
