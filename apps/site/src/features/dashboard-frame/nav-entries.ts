import { SITE_PATHS } from '@vowkit/sdk-core/contract'

export interface NavEntry {
  /** The key of the entry's label. */
  label: 'home' | 'visionBoard' | 'search' | 'vendors' | 'messages' | 'settings'
  path: string
  /** Whether the screen at this path belongs to the entry. The path has no trailing slash. */
  isActive(path: string): boolean
}

const isAt = (place: string) => (path: string) => path === place.replace(/\/$/, '')

/** The entries of the main navigation, in display order. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: 'home', path: SITE_PATHS.dashboard_main, isActive: isAt(SITE_PATHS.dashboard_main) },
  { label: 'visionBoard', path: SITE_PATHS['vision-list'], isActive: (path) => path.includes('vision-board') },
  { label: 'search', path: SITE_PATHS.dashboard_search, isActive: isAt(SITE_PATHS.dashboard_search) },
  {
    label: 'vendors',
    path: SITE_PATHS.dashboard_vendors_active,
    isActive: (path) => path.includes(SITE_PATHS.dashboard_vendors_active),
  },
  { label: 'messages', path: SITE_PATHS.dashboard_messages, isActive: isAt(SITE_PATHS.dashboard_messages) },
  { label: 'settings', path: SITE_PATHS.settings, isActive: isAt(SITE_PATHS.settings) },
]
