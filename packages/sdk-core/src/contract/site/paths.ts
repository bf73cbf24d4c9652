import type { Id } from '../shared/primitives.ts'
import type { ChatRoom } from '../vendors/schema.ts'

const VENDOR = '/dashboard/vendor-detail/'
const MANAGED_VENDOR = '/dashboard/vendors/manage/'
const VENDOR_SCAN = '/dashboard/vendor-scan/'
const MESSAGES = '/dashboard/messages/'
const RESET = '/reset_password/'
const CONFIRM = '/confirm_email'
const VISION = '/vision-board/view/'
/** Where people log in. */
export const LOGIN_PATH = '/login'
/** The couple's own page, where those go who came for nothing else. */
export const DASHBOARD_PATH = '/dashboard'

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

/** The areas that need somebody to be signed in, with everything below them. */
const PROTECTED = /^\/(dashboard|settings|chat)(\/|$)/
/** Those, and the steps of signing up that follow the first. */
const OF_A_PERSON = /^\/((dashboard|settings|chat)(\/|$)|onboarding\/.)/

/** Whether a path of the site needs somebody to be signed in, so that its guard asks who it is. */
export function isProtectedPath(path: string): boolean {
  return PROTECTED.test(path)
}

/** Whether a path of the site shows somebody's own, so that a session that ends there ends the visit. */
export function isPersonalPath(path: string): boolean {
  return OF_A_PERSON.test(path)
}

/** Where a vendor's profile is shown. */
export function vendorPath(id: Id): string {
  return VENDOR + encodeURIComponent(id)
}

/** Where a couple deals with a vendor they are in touch with; by the vendor's id, as every link has it. */
export function manageVendorPath(id: Id): string {
  return MANAGED_VENDOR + encodeURIComponent(id)
}

/** Where a couple and a vendor talk. */
export function messagesPath({ chatroom_id, name, image, category }: ChatRoom): string {
  const told = { chatroom_id, chatroom_name: name, chatroom_image: image, chatroom_type: category }
  const query = new URLSearchParams()
  for (const [field, value] of Object.entries(told)) if (value !== '') query.append(field, String(value))
  return `${MESSAGES}?${query}`
}

/** Where a scanned vendor is registered. */
export function vendorScanPath(vendorId: string): string {
  return VENDOR_SCAN + encodeURIComponent(vendorId)
}

/** The vendor a fair's code stands for, when `path` is the address such a code holds; `null` for every other path. */
export function scanCodeIn(path: string | null | undefined): string | null {
  if (!path?.startsWith(VENDOR_SCAN)) return null
  return /^(\d{1,15})\/?(?:[?#]|$)/.exec(path.slice(VENDOR_SCAN.length))?.[1] ?? null
}

/**
 * Where a mailed link sets a new password. The token is in the fragment, which browsers send to no server and name in no
 * `Referer`. The documented path stands there in full, so that whatever looks for it in a mail finds it.
 */
export function resetPath(token: string): string {
  return `${RESET}#${RESET}${encodeURIComponent(token)}`
}

/** The token in the fragment of a mailed link's address, such as `#/reset_password/abc`; `""` if there is none. */
export function resetTokenIn(hash: string): string {
  if (!hash.startsWith(`#${RESET}`)) return ''
  const written = hash.slice(RESET.length + 1)
  try {
    return decodeURIComponent(written)
  } catch {
    // Escapes that a mail program broke. The backend answers that the link does not work.
    return written
  }
}

/** Where a mailed link confirms an e-mail. The token is in the fragment, which no server and no log sees. */
export function confirmPath(token: string): string {
  return `${CONFIRM}#${encodeURIComponent(token)}`
}

/** Where one vision is shown. */
export function visionPath(id: string): string {
  return VISION + encodeURIComponent(id)
}
