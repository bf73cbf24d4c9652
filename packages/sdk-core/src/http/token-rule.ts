import type { Wire } from '../contract/shared/call.ts'

/**
 * Paths of requests that never send a token, because an expired token would block the sign-in. Only plain requests use
 * this pattern. A contract call declares the rule in its wire, and a test compares both.
 */
const PUBLIC_PATHS =
  /^\/((config|social_auth|registration\/register|vision\/(auth|shared)|auth\/(login\w*|\w+-password|handoff\/redeem|(vendors\/)?magic-link))\/|vision\/vision-packs\/($|\?)|vendor\/(public|availability)\/|inspiration-board\/shared\/|elements\/count\/|(desk|couple)\/invitation\/)/

/** Returns whether a plain request sends the token, derived from its path. */
export function authOf(path: string): Wire['auth'] {
  return PUBLIC_PATHS.test(path) ? 'none' : 'optional'
}
