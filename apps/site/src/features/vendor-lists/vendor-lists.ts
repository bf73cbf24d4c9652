import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { VendorListName } from '@vowkit/sdk-core/vendors'

/** A vendor list of the couple: its tab, description and empty state. */
export interface VendorList {
  name: VendorListName
  path: string
  tab: string
  info: string
  empty: string
  action: { label: string; path: string }
}

const FIND = { label: 'Find vendors', path: SITE_PATHS.dashboard_search }

/** The lists in tab order. */
export const VENDOR_LISTS: readonly VendorList[] = [
  {
    name: 'active',
    path: SITE_PATHS.dashboard_vendors_active,
    tab: 'Active',
    info: 'Vendors you are actively engaging with',
    empty: 'No active vendors',
    action: FIND,
  },
  {
    name: 'in-person',
    path: SITE_PATHS.dashboard_vendors_in_person,
    tab: 'Wedding Fairs',
    info: 'Vendors who you scanned at the Wedding Fairs will appear here',
    empty: 'No scanned vendors',
    action: FIND,
  },
  {
    name: 'favourites',
    path: SITE_PATHS.dashboard_vendors,
    tab: 'Saved',
    info: 'Vendors you have added to your favorites',
    empty: 'No saved vendors',
    action: FIND,
  },
  {
    name: 'booked',
    path: SITE_PATHS.dashboard_vendors_booked,
    tab: 'Booked',
    info: 'Vendors that are booked will show up here',
    empty: 'No booked vendors',
    action: { label: 'See active vendors', path: SITE_PATHS.dashboard_vendors_active },
  },
]
