import type { Wire } from '../contract/call.ts'
import { wire } from '../contract/wire.ts'

/** Calls of areas outside the table that must never carry a token: a stale one would block signing in. */
const PUBLIC_PATHS =
  /^\/(auth\/(login|forgot-password|reset-password|magic-link|vendors\/magic-link)|registration\/register|support\/send)\//

/** Whether the token travels on a plain operation: as the contract says, else wherever it is not forbidden. */
export function authOf(method: string, path: string): Wire['auth'] {
  const bare = path.split(/[?#]/, 1)[0] ?? ''
  const known = Object.values<Wire>(wire).find((call) => call.method === method && matches(call.path, bare))
  return known?.auth ?? (PUBLIC_PATHS.test(bare) ? 'none' : 'optional')
}

function matches(template: string, path: string): boolean {
  const wanted = template.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith('{') || part === given[index])
}
