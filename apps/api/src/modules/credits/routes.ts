import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { PackSales } from './sales.ts'
import type { CreditService } from './service.ts'

export interface CreditRoutesDeps {
  credits: CreditService
  packSales: PackSales
}

export function registerCreditRoutes(register: RegisterCall, { credits, packSales }: CreditRoutesDeps): void {
  register(calls.getCredits, ({ account }) => credits.getCredits(account))
  register(calls.listVisionPacks, () => packSales.list())
  register(calls.createCheckout, ({ account, body, intent, source }) =>
    packSales.checkOut(account, body, intent, source.language),
  )
}
