import { useStore } from '@nanostores/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'
import { $previousScreen } from '../../shared/previous-screen.ts'
import type { vendorDetailMessages } from './messages.ts'

/** The screens with links to profiles, and the keys of their names. */
const ORIGINS: Readonly<Record<string, keyof (typeof vendorDetailMessages.english)['origins']>> = {
  [SITE_PATHS.dashboard_main]: 'board',
  [SITE_PATHS.dashboard_search]: 'search',
  [SITE_PATHS.dashboard_vendors_active]: 'active',
  [SITE_PATHS.dashboard_vendors]: 'saved',
  [SITE_PATHS.dashboard_vendors_booked]: 'booked',
  [SITE_PATHS.vendor_compare]: 'compare',
  // Paths in the router have no slash at their end.
  '/dashboard/messages': 'messages',
}

/** Returns the screen that led to the profile, or `null`. The history entry stores it for reloads and back navigation. */
export function useOrigin() {
  const previous = useStore($previousScreen)
  const [href] = useState(() => {
    const stored: unknown = window.history.state?.origin
    return typeof stored === 'string' ? stored : previous
  })

  useEffect(() => {
    window.history.replaceState({ ...window.history.state, origin: href }, '')
  }, [href])

  if (href === null) return null
  const name = ORIGINS[href.split('?')[0] ?? '']
  return name ? { href, name } : null
}

/** Goes back to an address if it is the previous history entry, so that its scroll position is restored. */
export function goBackTo(href: string): boolean {
  const { navigation } = window
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  if (before?.url !== new URL(href, window.location.href).href) return false
  window.history.back()
  return true
}
