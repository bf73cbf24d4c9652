import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { unauthorized } from '../../http/http-error.ts'
import type { HandoffService } from './service.ts'

export function registerHandoffRoutes(register: RegisterCall, handoffs: HandoffService): void {
  register(calls.createHandoff, async ({ caller, token, body: { target } }) => {
    if (!token) throw unauthorized()
    return handoffs.create(caller, token, target)
  })
  register(calls.redeemHandoff, ({ body: { code, target }, source }) => handoffs.redeem(code, source, target))
}
