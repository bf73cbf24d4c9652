import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'

/**
 * Whether the session is a couple's whole one. Of one that a magic link began nothing says whose it is, and the backend
 * lets it do little: what is not needed is not asked then, as a refusal ends the session.
 */
export function useIsCouple(): boolean {
  const session = useStore(useClient().session.$session)
  return session.status === 'signed-in' && session.userId !== null
}
