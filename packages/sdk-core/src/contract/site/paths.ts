import type { Id } from '../shared/primitives.ts'
import type { ChatRoom } from '../vendors/schema.ts'

const VENDOR = '/dashboard/vendor-detail/'
const MANAGED_VENDOR = '/dashboard/vendors/manage/'
const COMPARE = '/dashboard/vendors/compare'
const ANSWERS = '/dashboard/vendors/answers'
const VENDOR_SCAN = '/dashboard/vendor-scan/'
const MESSAGES = '/dashboard/messages/'
const RESET = '/reset_password/'
const CONFIRM = '/confirm_email'
const PARTNER = '/partner'
const VISION = '/vision-board/view/'
const VISION_NEW = '/vision-board/new'
const PROMPT = '#prompt='
/** The path of the login page. */
export const LOGIN_PATH = '/login'
/** The path of the couple's dashboard, which is the default page after a sign-in. */
export const DASHBOARD_PATH = '/dashboard'

/**
 * The paths of all screens of the site by route name. `:name` is a parameter. Each path matches with and without a
 * trailing slash.
 */
export const SITE_PATHS = {
  home: '/',
  logout: '/logout',
  couples: '/couples/',
  'magic-link': '/magic-link/:code/',
  'vision-list': '/vision-board',
  'vision-new': VISION_NEW,
  'vision-detail': `${VISION}:id`,
  dashboard_main: DASHBOARD_PATH,
  dashboard_search: '/dashboard/search',
  dashboard_vendors_active: '/dashboard/vendors',
  dashboard_vendors: '/dashboard/vendors/saved',
  dashboard_vendors_booked: '/dashboard/vendors/booked',
  dashboard_vendors_in_person: '/dashboard/vendors/in_person',
  vendor_compare: COMPARE,
  vendor_answers: ANSWERS,
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
  partner_invitation: PARTNER,
} as const

/** Matches the areas that require a session, including all pages below them. */
const PROTECTED = /^\/(dashboard|settings|chat)(\/|$)/
/** Matches the protected areas, and all onboarding steps except the first. */
const PERSONAL = /^\/((dashboard|settings|chat)(\/|$)|onboarding\/.)/

/** Whether a path of the site requires a session. */
export function isProtectedPath(path: string): boolean {
  return PROTECTED.test(path)
}

/** Whether a page shows data of the account. The visitor must leave such a page when the session ends. */
export function isPersonalPath(path: string): boolean {
  return PERSONAL.test(path)
}

/** Returns the path of a vendor's profile. */
export function vendorPath(id: Id): string {
  return VENDOR + encodeURIComponent(id)
}

/** Returns the path of the comparison of vendors. */
export function comparePath(ids: readonly Id[]): string {
  return `${COMPARE}?ids=${ids.join(',')}`
}

/** Returns the path of the answers of vendors, beside each other. */
export function answersPath(ids: readonly Id[]): string {
  return `${ANSWERS}?ids=${ids.join(',')}`
}

/** Returns the path of the couple's workspace with the vendor of this id. */
export function manageVendorPath(id: Id): string {
  return MANAGED_VENDOR + encodeURIComponent(id)
}

/** Returns the path of the couple's workspace with a vendor after the payment of an invoice. */
export function paidInvoicePath(vendorId: Id, invoiceId: Id): string {
  return `${manageVendorPath(vendorId)}?paid=${encodeURIComponent(invoiceId)}`
}

/** Returns the path of the conversation with a vendor. */
export function messagesPath({ chatroom_id, name, image, category }: ChatRoom): string {
  const parameters = { chatroom_id, chatroom_name: name, chatroom_image: image, chatroom_type: category }
  const query = new URLSearchParams()
  for (const [field, value] of Object.entries(parameters)) if (value !== '') query.append(field, String(value))
  return `${MESSAGES}?${query}`
}

/** Returns the path of the page that saves a scanned vendor. */
export function vendorScanPath(vendorId: string): string {
  return VENDOR_SCAN + encodeURIComponent(vendorId)
}

/** Returns the vendor's id if `path` comes from a vendor's QR code at a wedding fair. Returns `null` otherwise. */
export function scanCodeIn(path: string | null | undefined): string | null {
  if (!path?.startsWith(VENDOR_SCAN)) return null
  return /^(\d{1,15})\/?(?:[?#]|$)/.exec(path.slice(VENDOR_SCAN.length))?.[1] ?? null
}

/**
 * Returns the path of a password reset link. The token is in the fragment, which browsers send neither to servers nor
 * in `Referer`. The fragment contains the complete documented path, so that tools can find this path in an email.
 */
export function resetPath(token: string): string {
  return `${RESET}#${RESET}${encodeURIComponent(token)}`
}

/**
 * Returns the token from the fragment of a reset link, such as `#/reset_password/abc`. Returns `""` if there is none.
 */
export function resetTokenIn(hash: string): string {
  if (!hash.startsWith(`#${RESET}`)) return ''
  const written = hash.slice(RESET.length + 1)
  try {
    return decodeURIComponent(written)
  } catch {
    // The email program broke the percent-encoding. Return the token anyway, and the backend will reject it.
    return written
  }
}

/** Returns the path of a confirmation link. The token is in the fragment, which browsers do not send to servers. */
export function confirmPath(token: string): string {
  return `${CONFIRM}#${encodeURIComponent(token)}`
}

/** Returns the path of a share link, a page that the backend renders. */
export function sharePath(slug: string): string {
  return `/v/${encodeURIComponent(slug)}`
}

/** Returns the path of a shared inspiration board, a page that the backend renders. */
export function sharedBoardPath(slug: string): string {
  return `/b/${encodeURIComponent(slug)}`
}

/** Returns the path of a vendor's public page, which the backend renders. An id redirects to the slug. */
export function publicVendorPath(slug: Id): string {
  return `/vendors/${encodeURIComponent(slug)}`
}

/**
 * Returns the path of a new vision whose draft starts with a prompt. The prompt is in the fragment, which browsers do
 * not send to servers.
 */
export function newVisionPath(prompt: string): string {
  return `${VISION_NEW}${PROMPT}${encodeURIComponent(prompt)}`
}

/** Returns the prompt from the fragment of a new vision's URL. Returns `""` if there is none. */
export function promptIn(hash: string): string {
  if (!hash.startsWith(PROMPT)) return ''
  try {
    return decodeURIComponent(hash.slice(PROMPT.length))
  } catch {
    // The link was cut off or edited.
    return ''
  }
}

/** Returns the path of a vision. */
export function visionPath(id: string): string {
  return VISION + encodeURIComponent(id)
}

/** Returns the path of the screen that accepts a partner's invitation. The token is in the fragment, which no server sees. */
export function partnerInvitationPath(token: string): string {
  return `${PARTNER}#${encodeURIComponent(token)}`
}
