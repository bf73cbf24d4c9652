import { isProtectedPath, SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { Reach } from '../shared/confirm/use-reach.ts'
import type { SitePage } from '../shared/router.ts'

/** Another name for the vendors a couple is engaging with. */
const ACTIVE_VENDORS = `${SITE_PATHS.dashboard_vendors_active}/active`

/** The screens that show nothing but what a session of the scope `full` may read. */
const WHOLE: ReadonlySet<SitePage['route']> = new Set<SitePage['route']>([
  'dashboard_main',
  'dashboard_vendors_active',
  'dashboard_vendors_in_person',
  'dashboard_vendors_booked',
  'dashboard_messages',
  'vendor_manage',
  'vendor_scan',
  'payment_setup',
  'payment_setup_bare',
  'settings',
  'chat',
  'onboarding_basic_info',
  'onboarding_preferences',
])

/** Whether a screen needs a session of the scope `full`. */
export function needsWholeSession({ route }: Pick<SitePage, 'route'>): boolean {
  return WHOLE.has(route)
}

export interface Visitor {
  reach: Reach
  /** Whether they were when this address opened: signing up is what begins a session on its own screen. */
  cameSignedIn: boolean
}

/**
 * Where somebody goes who may not be, or need not be, where they are; null when they stay. `asked` is the path and the
 * query of the address, to come back to.
 */
export function guardFor({ route, path }: SitePage, asked: string, visitor: Visitor): string | null {
  if (path === ACTIVE_VENDORS) return SITE_PATHS.dashboard_vendors_active
  if (route === 'onboarding') return visitor.cameSignedIn ? SITE_PATHS.onboarding_basic_info : null
  const { reach } = visitor
  if (reach !== 'none' && (reach !== 'link' || !needsWholeSession({ route }))) return null
  if (isInDashboard(path)) return `${SITE_PATHS.login}?next_url=${encodeURIComponent(asked)}`
  if (route === 'onboarding_basic_info' || route === 'onboarding_preferences') return SITE_PATHS.onboarding
  return null
}

/** Whether a path belongs to the area of a couple signed in; the router takes no notice of capitals either. */
export function isInDashboard(path: string): boolean {
  return isProtectedPath(path.toLowerCase())
}
