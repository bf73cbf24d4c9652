import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { toId } from '../../http/to-id.ts'
import type { InvoiceService } from './service.ts'

export function registerInvoiceRoutes(register: RegisterCall, invoices: InvoiceService): void {
  register(calls.payInvoice, ({ account, body }) => invoices.pay(account, body))
  register(calls.setUpAccount, ({ account, body }) => invoices.payByCode(account, body.code, toId(body.leadId)))
}
