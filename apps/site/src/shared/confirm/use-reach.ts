import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import type { SessionState } from '@vowkit/sdk-core'

/**
 * How much of the account a session can access.
 * - `none`: signed out.
 * - `link`: the email of the session is unknown. For more access, the visitor must sign in.
 * - `embed`: the session is from an element. For more access, the visitor confirms with a code sent to the account's
 *   email.
 * - `full`: the whole account.
 */
export type Reach = 'none' | 'link' | 'embed' | 'full'

export function reachOf(session: SessionState): Reach {
  if (session.status === 'signed-out') return 'none'
  return session.scope === 'embed' && session.email === null ? 'link' : session.scope
}

export function useReach(): Reach {
  return reachOf(useStore(useClient().session.$session))
}
