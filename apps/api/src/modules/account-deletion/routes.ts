import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { AccountExports } from '../account-export/service.ts'
import type { AccountDeletion } from './service.ts'

export function registerAccountDeletionRoutes(
  register: RegisterCall,
  { accountDeletion, accountExports }: { accountDeletion: AccountDeletion; accountExports: AccountExports },
): void {
  register(calls.getAccountState, async ({ caller }) => ({
    export: await accountExports.find(caller),
    ...(await accountDeletion.find(caller)),
  }))
  register(calls.deleteAccount, async ({ caller, body, token }) => {
    const deletesAt = await accountDeletion.request(caller, body, token ?? '')
    return { deletes_at: deletesAt.toISOString() }
  })
  register(calls.restoreAccount, async ({ caller }) => {
    await accountDeletion.cancel(caller)
    return { detail: 'Your account will not be deleted.' }
  })
}
