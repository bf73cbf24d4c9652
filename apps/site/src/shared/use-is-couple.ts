import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'

/**
 * Whether the session opens the couple's whole account. What a narrow session may not read is not requested, and neither
 * is it for a session that does not say whose it is.
 */
export function useIsCouple(): boolean {
  const session = useStore(useClient().session.$session)
  return session.status === 'signed-in' && session.scope === 'full' && session.userId !== null
}
