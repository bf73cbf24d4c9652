import type { Id } from '../shared/primitives.ts'
import type { ChatRoom } from '../vendors/schema.ts'

const VENDOR = '/dashboard/vendor-detail/'
const MANAGED_VENDOR = '/dashboard/vendors/manage/'
const VENDOR_SCAN = '/dashboard/vendor-scan/'
const MESSAGES = '/dashboard/messages/'
const RESET = '/reset_password/'
const CONFIRM = '/confirm_email'
const VISION = '/vision-board/view/'
/** The login page. */
export const LOGIN_PATH = '/login'
/** The couple's dashboard: the default page after signing in. */
export const DASHBOARD_PATH = '/dashboard'

/**
 * Every screen of the site by route name, in the form that links use. `:name` is a parameter. Matches with and
 * without a trailing slash.
 */
export const SITE_PATHS = {
  home: '/',
  logout: '/logout',
  couples: '/couples/',
  'magic-link': '/magic-link/:code/',
  'vision-list': '/vision-board',
  'vision-new': '/vision-board/new',
  'vision-detail': `${VISION}:id`,
  dashboard_main: DASHBOARD_PATH,
  dashboard_search: '/dashboard/search',
  dashboard_vendors_active: '/dashboard/vendors',
  dashboard_vendors: '/dashboard/vendors/saved',
  dashboard_vendors_booked: '/dashboard/vendors/booked',
  dashboard_vendors_in_person: '/dashboard/vendors/in_person',
  vendor_manage: `${MANAGED_VENDOR}:leadId`,
  dashboard_messages: MESSAGES,
  vendor_details: `${VENDOR}:vendor_id`,
  vendor_scan: `${VENDOR_SCAN}:vendor_id`,
  payment_setup: '/dashboard/setup/:code/:leadId',
  settings: '/settings',
  chat: '/chat',
  onboarding: '/onboarding',
  onboarding_basic_info: '/onboarding/basic_info/',
  onboarding_preferences: '/onboarding/preferences/',
  login: LOGIN_PATH,
  forgot_password: '/forgot_password',
  reset_password: `${RESET}:token`,
  confirm_email: CONFIRM,
} as const

/** The areas that need a session, with all pages below them. */
const PROTECTED = /^\/(dashboard|settings|chat)(\/|$)/
/** The protected areas, and the onboarding steps after the first. */
const PERSONAL = /^\/((dashboard|settings|chat)(\/|$)|onboarding\/.)/

/** Whether a path of the site needs a session. */
export function isProtectedPath(path: string): boolean {
  return PROTECTED.test(path)
}

/** Whether a path shows the account's own data. A visitor whose session ends there must leave the page. */
export function isPersonalPath(path: string): boolean {
  return PERSONAL.test(path)
}

/** The path of a vendor's profile. */
export function vendorPath(id: Id): string {
  return VENDOR + encodeURIComponent(id)
}

/** The path of the couple's workspace with a vendor, by the vendor's id. */
export function manageVendorPath(id: Id): string {
  return MANAGED_VENDOR + encodeURIComponent(id)
}

/** The path of the conversation with a vendor. */
export function messagesPath({ chatroom_id, name, image, category }: ChatRoom): string {
  const parameters = { chatroom_id, chatroom_name: name, chatroom_image: image, chatroom_type: category }
  const query = new URLSearchParams()
  for (const [field, value] of Object.entries(parameters)) if (value !== '') query.append(field, String(value))
  return `${MESSAGES}?${query}`
}

/** The path that registers a scanned vendor. */
export function vendorScanPath(vendorId: string): string {
  return VENDOR_SCAN + encodeURIComponent(vendorId)
}

/** Returns the vendor id of a fair's QR code if `path` is the path of such a code, else `null`. */
export function scanCodeIn(path: string | null | undefined): string | null {
  if (!path?.startsWith(VENDOR_SCAN)) return null
  return /^(\d{1,15})\/?(?:[?#]|$)/.exec(path.slice(VENDOR_SCAN.length))?.[1] ?? null
}

/**
 * The path of a password reset link. The token is in the fragment, which browsers send neither to servers nor in
 * `Referer`. The fragment contains the documented path in full, so that tools that search an e-mail for it find it.
 */
export function resetPath(token: string): string {
  return `${RESET}#${RESET}${encodeURIComponent(token)}`
}

/** Returns the token in a reset link's fragment, such as `#/reset_password/abc`. `""` if there is none. */
export function resetTokenIn(hash: string): string {
  if (!hash.startsWith(`#${RESET}`)) return ''
  const written = hash.slice(RESET.length + 1)
  try {
    return decodeURIComponent(written)
  } catch {
    // A mail program broke the escapes. The backend then rejects the token.
    return written
  }
}

/** The path of a confirmation link. The token is in the fragment, which reaches no server and no log. */
export function confirmPath(token: string): string {
  return `${CONFIRM}#${encodeURIComponent(token)}`
}

/** The path of one vision. */
export function visionPath(id: string): string {
  return VISION + encodeURIComponent(id)
}
