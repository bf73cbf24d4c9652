import type { VendorListName } from '@vowkit/sdk-core/vendors'
import { defineMessages } from '../../shared/language/define-messages.ts'

/** The texts of one list: its tab, its description and its empty state. */
interface ListTexts {
  tab: string
  info: string
  empty: string
}

const lists: Record<VendorListName, ListTexts> = {
  active: { tab: 'Active', info: 'Vendors you are actively engaging with', empty: 'No active vendors' },
  'in-person': {
    tab: 'Wedding Fairs',
    info: 'Vendors who you scanned at the Wedding Fairs will appear here',
    empty: 'No scanned vendors',
  },
  favourites: { tab: 'Saved', info: 'Vendors you have added to your favorites', empty: 'No saved vendors' },
  booked: { tab: 'Booked', info: 'Vendors that are booked will show up here', empty: 'No booked vendors' },
}

export const vendorListsMessages = defineMessages('vendorLists', {
  title: 'Vendors',
  pageTitle: (tab: string) => `${tab} · Vendors`,
  tabs: 'Your vendors',
  lists,
  /** The vendors that the couple met at a wedding fair. */
  fair: {
    /** `date` is empty for today. */
    met: (count: number, date: string) =>
      `You met ${count} ${count === 1 ? 'vendor' : 'vendors'} ${date === '' ? 'today' : `on ${date}`}`,
    date: (date: string) =>
      new Date(`${date}T00:00`).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' }),
    message: 'Message',
    messageTo: (name: string) => `Message ${name}`,
    messageFailed: 'The conversation didn’t open. Please try again.',
    manage: 'Manage',
    manageOf: (name: string) => `Manage ${name}`,
    toAll: (count: number) =>
      count === 1
        ? 'Your message to the vendor you have not contacted'
        : `One message to the ${count} vendors you have not contacted`,
    draft:
      'Hello, it was lovely to meet you at the wedding fair. Are you free on our date, and could you send us your prices?',
    empty: 'Write a message first.',
    sendAll: (count: number) => (count === 1 ? 'Send message' : `Message all ${count}`),
    sending: (place: number, count: number) => `Sending ${place} of ${count}…`,
    sent: (count: number) =>
      count === 1
        ? 'Sent to 1 vendor. The reply will appear in Messages.'
        : `Sent to ${count} vendors. Their replies will appear in Messages.`,
    openMessages: 'Open Messages',
    notSent: (names: readonly string[]) => `Not sent to ${names.join(', ')}. Please try again.`,
  },
  /** The overview above the booked vendors. */
  payments: {
    title: 'Payments',
    total: (amount: string) => `You still owe ${amount}.`,
    allPaid: 'Everything is paid.',
    paid: (amount: string) => `${amount} paid`,
    due: (amount: string, date: string, name: string) => `${amount} due ${date} (${name})`,
    overdue: (amount: string, date: string, name: string) => `${amount} was due ${date} (${name})`,
    /** `date` is empty if it is unknown. */
    later: (amount: string, date: string) =>
      `${amount} ${date === '' ? 'later' : `due ${date}`}, as your contract says`,
    /** Shown to a couple that looks for its payments and has none. */
    none: 'You have no payments yet.',
  },
  failed: 'Your vendors didn’t load.',
  findVendors: 'Find vendors',
  seeActive: 'See active vendors',
})
