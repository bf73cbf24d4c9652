import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createDeskAccount, type DeskAccount } from '@vowkit/sdk-core/desk'

/** Returns the signed-in vendor's user, or `null` while it loads. */
export function useDeskAccount(): DeskAccount | null {
  const { ports } = useClient()
  const state = useStore(ports.once(createDeskAccount).$account)
  return state.status === 'ready' ? state.account : null
}
