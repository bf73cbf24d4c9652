import type { Wire } from '../contract/shared/call.ts'

/**
 * The calls that never carry a token: a stale one would block signing in. For plain operations, which may go to areas
 * that no contract is carried for; the contract's own calls say it themselves, and a test holds the two together.
 */
const PUBLIC_PATHS =
  /^\/((config|social_auth|registration\/register|vision\/auth|auth\/(login\w*|\w+-password|handoff\/redeem|(vendors\/)?magic-link))\/|vision\/vision-packs\/($|\?))/

/** Whether a token travels with a plain operation. */
export function authOf(path: string): Wire['auth'] {
  return PUBLIC_PATHS.test(path) ? 'none' : 'optional'
}
