import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'

/**
 * Whether the session has full access to a couple's account. Check it before requesting data that needs this access.
 * False if the session has no user id.
 */
export function useIsCouple(): boolean {
  const session = useStore(useClient().session.$session)
  return session.status === 'signed-in' && session.scope === 'full' && session.userId !== null
}
