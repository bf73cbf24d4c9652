import { SITE_PATHS } from '@vowkit/sdk-core/contract'

export interface NavEntry {
  label: string
  path: string
  /** Whether one is there, by the path of the address without a trailing slash. */
  isActive(path: string): boolean
}

const isAt = (place: string) => (path: string) => path === place.replace(/\/$/, '')

/** Where a couple can go from everywhere, in the order of the bar. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: 'Home', path: SITE_PATHS.dashboard_main, isActive: isAt(SITE_PATHS.dashboard_main) },
  { label: 'Vision Board', path: SITE_PATHS['vision-list'], isActive: (path) => path.includes('vision-board') },
  { label: 'Search', path: SITE_PATHS.dashboard_search, isActive: isAt(SITE_PATHS.dashboard_search) },
  {
    label: 'Vendors',
    path: SITE_PATHS.dashboard_vendors_active,
    isActive: (path) => path.includes(SITE_PATHS.dashboard_vendors_active),
  },
  { label: 'Messages', path: SITE_PATHS.dashboard_messages, isActive: isAt(SITE_PATHS.dashboard_messages) },
  { label: 'Settings', path: SITE_PATHS.settings, isActive: isAt(SITE_PATHS.settings) },
]
