import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { VendorListName } from '@vowkit/sdk-core/vendors'

/** A vendor list of the couple. */
export interface VendorList {
  name: VendorListName
  path: string
  /** The link in the empty state of the list. */
  action: { label: 'findVendors' | 'seeActive'; path: string }
}

const FIND = { label: 'findVendors', path: SITE_PATHS.dashboard_search } as const

/** The lists in tab order. */
export const VENDOR_LISTS: readonly VendorList[] = [
  {
    name: 'active',
    path: SITE_PATHS.dashboard_vendors_active,
    action: FIND,
  },
  {
    name: 'in-person',
    path: SITE_PATHS.dashboard_vendors_in_person,
    action: FIND,
  },
  {
    name: 'favourites',
    path: SITE_PATHS.dashboard_vendors,
    action: FIND,
  },
  {
    name: 'booked',
    path: SITE_PATHS.dashboard_vendors_booked,
    action: { label: 'seeActive', path: SITE_PATHS.dashboard_vendors_active },
  },
]
