import * as z from 'zod/mini'

/**
 * Every screen of the site by its route name, written as links to it are; `:name` stands for a parameter. Matched with
 * and without a trailing slash.
 */
export const SITE_PATHS = {
  home: '/',
  logout: '/logout',
  couples: '/couples/',
  'magic-link': '/magic-link/:code/',
  'vision-list': '/vision-board',
  'vision-new': '/vision-board/new',
  'vision-detail': '/vision-board/view/:id',
  dashboard_main: '/dashboard',
  dashboard_search: '/dashboard/search',
  dashboard_vendors_active: '/dashboard/vendors',
  dashboard_vendors: '/dashboard/vendors/saved',
  dashboard_vendors_booked: '/dashboard/vendors/booked',
  dashboard_vendors_in_person: '/dashboard/vendors/in_person',
  vendor_manage: '/dashboard/vendors/manage/:leadId',
  dashboard_messages: '/dashboard/messages/',
  vendor_details: '/dashboard/vendor-detail/:vendor_id',
  vendor_scan: '/dashboard/vendor-scan/:vendor_id',
  payment_setup: '/dashboard/setup/:code/:leadId',
  settings: '/settings',
  chat: '/chat',
  onboarding: '/onboarding',
  onboarding_basic_info: '/onboarding/basic_info/',
  onboarding_preferences: '/onboarding/preferences/',
  login: '/login',
  forgot_password: '/forgot_password',
  reset_password: '/reset_password/:token',
} as const

/** The areas that need somebody to be signed in, with everything below them. */
const PROTECTED_AREAS = [SITE_PATHS.dashboard_main, SITE_PATHS.settings, SITE_PATHS.chat]

/** Whether a path of the site needs somebody to be signed in. */
export function isProtectedPath(path: string): boolean {
  return PROTECTED_AREAS.some((area) => path === area || path.startsWith(`${area}/`))
}

/** Where a scanned vendor is registered. */
export function vendorScanPath(vendorId: string): string {
  return SITE_PATHS.vendor_scan.replace(':vendor_id', encodeURIComponent(vendorId))
}

/** Where a mailed link sets a new password. */
export function resetPath(token: string): string {
  return SITE_PATHS.reset_password.replace(':token', encodeURIComponent(token))
}

/** Where one vision is shown. */
export function visionPath(id: string): string {
  return SITE_PATHS['vision-detail'].replace(':id', encodeURIComponent(id))
}

const address = z.optional(z.string())

/** What the built site reads from `/config.json` at start. A missing address disables the link it would serve. */
export const SiteConfig = z.object({
  apiHost: z.string(),
  siteUrl: z.string(),
  visionUrl: z.string(),
  /** The host name, without a port, that is the vision site. */
  visionHost: address,
  /** When set too, and different, `/vision-board…` on this host name moves to the vision host. */
  mainHost: address,
  contactEmail: address,
  supportEmail: address,
  monthlyPlanFormUrl: address,
  /** The vendors' own site. */
  vendorSiteUrl: address,
  /** Where vendors log in. */
  vendorLoginUrl: address,
  /** Where a vendor goes who has set a new password; by default `/vendor_dashboard/`. */
  vendorDashboardUrl: address,
  /** The form behind "Sign up", "Find Top Vendors" and the other invitations of the landing page. */
  signUpFormUrl: address,
  privacyUrl: address,
  termsUrl: address,
  /** The form of the vendor connect page. */
  connectFormUrl: address,
  /** Whether the board may show its image generator. */
  showsImageGenerator: z.optional(z.boolean()),
})
export type SiteConfig = z.infer<typeof SiteConfig>
