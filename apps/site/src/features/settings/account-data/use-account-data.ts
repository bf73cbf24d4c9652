import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { type AccountData, type AccountDataState, createAccountData } from '@vowkit/sdk-core/account'

/** What is under way with the account's data, and what can be done with it. */
export function useAccountData(): [state: AccountDataState, data: AccountData] {
  const data = useClient().ports.once(createAccountData)
  return [useStore(data.$account), data]
}
