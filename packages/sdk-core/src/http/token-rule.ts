import type { Wire } from '../contract/shared/call.ts'

/**
 * Paths that never carry a token, because an expired one would block sign-in. Only for plain requests: contract calls
 * declare it in their wire. A test compares the two.
 */
const PUBLIC_PATHS =
  /^\/((config|social_auth|registration\/register|vision\/auth|auth\/(login\w*|\w+-password|handoff\/redeem|(vendors\/)?magic-link))\/|vision\/vision-packs\/($|\?))/

/** Whether a plain request carries the token. */
export function authOf(path: string): Wire['auth'] {
  return PUBLIC_PATHS.test(path) ? 'none' : 'optional'
}
