import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { notConfigured } from '../../http/http-error.ts'
import type { CreditService } from './service.ts'

export function registerCreditRoutes(register: RegisterCall, credits: CreditService): void {
  register(calls.getCredits, ({ account }) => credits.getCredits(account))
  register(calls.listVisionPacks, () => credits.listPacks())
  register(calls.createCheckout, async () => {
    throw notConfigured('Buying credits is not set up here yet.')
  })
}
