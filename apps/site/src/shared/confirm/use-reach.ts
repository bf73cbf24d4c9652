import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import type { SessionState } from '@vowkit/sdk-core'

/**
 * How much of the account a session opens. `embed`: the person confirms with a code to their own address. `link`: nothing
 * says whose address that is, so they sign in.
 */
export type Reach = 'none' | 'link' | 'embed' | 'full'

export function reachOf(session: SessionState): Reach {
  if (session.status === 'signed-out') return 'none'
  return session.scope === 'embed' && session.email === null ? 'link' : session.scope
}

export function useReach(): Reach {
  return reachOf(useStore(useClient().session.$session))
}
