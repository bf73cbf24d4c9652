import type { FormatPrice } from '@vowkit/react'
import type { PackagesInRange } from '@vowkit/sdk-core/vendors'
import { defineMessages } from '../../shared/language/define-messages.ts'

const NAMELESS = 'this vendor'

export const vendorDetailMessages = defineMessages('vendorDetail', {
  back: 'Back',
  fairs: 'Wedding Fairs',
  /** The names of the screens that link to profiles. */
  origins: {
    board: 'Home',
    search: 'Search',
    active: 'Active',
    saved: 'Saved',
    booked: 'Booked',
    compare: 'Compare',
    messages: 'Messages',
  },
  loading: 'Loading vendor',
  failed: 'This vendor didn’t load.',
  missingTitle: 'Vendor not found',
  missing: 'This vendor is no longer listed',
  missingHint: 'You can search for other vendors like this one.',
  findVendors: 'Find vendors',
  savedToFairs: 'Saved to Wedding Fairs',
  sharedByScan:
    'The vendor can now see your names, your photo, your wedding date and place. Your budget stays private.',
  rated: 'Rated',
  ofFive: 'of 5',
  reviewCount: (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`,
  fromPrice: (price: string, unit?: 'guest' | 'hour') =>
    `from ${price}${unit === 'guest' ? ' a guest' : unit === 'hour' ? ' an hour' : ''}`,
  /** How many packages have a price in the range that the couple has chosen. */
  packagesInRange: ({ count, total, min_price: min, max_price: max }: PackagesInRange, money: FormatPrice) =>
    `${count === 0 ? 'no package' : `${count} of ${total} packages`}${min ? ` from ${money(Number(min))}` : ''}${
      max ? ` ${min ? '' : 'up '}to ${money(Number(max))}` : ''
    }`,
  isBooked: 'You have booked this vendor',
  freeOn: (date: string) => `Free on ${date}`,
  takenOn: (date: string) => `Not available on ${date}`,
  /** The vendor has not stated whether it is free. */
  askIfFree: (date: string) => `Ask if free on ${date}`,
  writtenIn: (language: string) => `Written by the vendor in ${language}.`,
  allWrittenIn: (language: string) => `The vendor and its couples wrote these texts in ${language}.`,
  sections: 'On this page',
  about: 'About Us',
  services: 'Services Offered',
  reviews: 'Reviews',
  faqs: 'Frequently Asked Questions',
  message: 'Message',
  messageFailed: 'The conversation didn’t open. Please try again.',
  inquire: 'Inquire',
  messageOrInquire: 'Message opens a chat. Inquire asks for an offer.',
  inquirySent: 'Inquiry Sent ✅',
  inquirySentTitle: (name: string) => (name ? `Your inquiry is with ${name}` : 'Your inquiry was sent'),
  inquireTitle: (name: string) => `Send ${name || NAMELESS} an inquiry`,
  /** The texts of toasts, by the result of an inquiry. */
  inquiry: {
    sent: '✅ Inquiry sent successfully!',
    exists: '🔁 You’ve already sent an inquiry to this vendor.',
    not_sent: '❌ Inquiry was not sent. Please try again.',
    failed: '❌ Failed to send inquiry. Please try again.',
  },
  addToFavorites: 'Add to Favorites',
  favorited: 'Favorited',
  added: 'Added to your favorites',
  removed: 'Removed from your favorites',
  saveFailed: 'That was not saved. Please try again.',
  claimDeal: 'Claim Exclusive Deal 🎉',
  claiming: 'Claiming Deal...',
  claimed: '🎉 Exclusive Deal Claimed! You’ll hear back from the vendor soon',
  claimFailed: 'The deal was not claimed. Please try again.',
  /** Each text completes the sentence "Sign in to …". */
  signInAims: {
    claim: 'claim this deal',
    message: (name: string) => `message ${name || NAMELESS}`,
    inquire: (name: string) => `send ${name || NAMELESS} an inquiry`,
  },
})
