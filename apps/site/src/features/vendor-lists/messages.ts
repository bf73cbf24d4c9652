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
  failed: 'Your vendors didn’t load.',
  findVendors: 'Find vendors',
  seeActive: 'See active vendors',
})
