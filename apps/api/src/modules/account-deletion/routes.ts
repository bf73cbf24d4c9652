import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { AccountExports } from '../account-export/service.ts'
import type { AccountDeletion } from './service.ts'

export function registerAccountDeletionRoutes(
  register: RegisterCall,
  { accountDeletion, accountExports }: { accountDeletion: AccountDeletion; accountExports: AccountExports },
): void {
  register(calls.getAccountState, async ({ account }) => ({
    export: await accountExports.find(account),
    ...(await accountDeletion.find(account)),
  }))
  register(calls.deleteAccount, async ({ account, body, token }) => {
    const deletesAt = await accountDeletion.request(account, body, token ?? '')
    return { deletes_at: deletesAt.toISOString() }
  })
  register(calls.restoreAccount, async ({ account }) => {
    await accountDeletion.cancel(account)
    return { detail: 'Your account will not be deleted.' }
  })
}
