import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { type AccountData, type AccountDataState, createAccountData } from '@vowkit/sdk-core/account'

/** The state of the account's data export and deletion, and the functions to change it. */
export function useAccountData(): [state: AccountDataState, data: AccountData] {
  const data = useClient().ports.once(createAccountData)
  return [useStore(data.$account), data]
}
