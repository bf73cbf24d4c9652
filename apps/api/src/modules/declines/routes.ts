import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { Declines } from './service.ts'

export function registerDeclineRoutes(register: RegisterCall, declines: Declines): void {
  register(calls.declineVendor, async ({ account, params, body }) => {
    await declines.decline(account, Number(params.lead_id), body)
    return { detail: 'You have declined this vendor.' }
  })
  register(calls.undoDecline, async ({ account, params }) => {
    await declines.undo(account, Number(params.lead_id))
    return { detail: 'This vendor is active again.' }
  })
}
