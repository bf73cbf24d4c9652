import type { Wire } from '../contract/shared/call.ts'

/**
 * Paths of requests that never send a token, because an expired token would block signing in. Used only for plain
 * requests: a contract call declares the rule in its wire. A test compares these paths with the wires.
 */
const PUBLIC_PATHS =
  /^\/((config|social_auth|registration\/register|vision\/auth|auth\/(login\w*|\w+-password|handoff\/redeem|(vendors\/)?magic-link))\/|vision\/vision-packs\/($|\?))/

/** Returns whether a plain request sends the token. */
export function authOf(path: string): Wire['auth'] {
  return PUBLIC_PATHS.test(path) ? 'none' : 'optional'
}
