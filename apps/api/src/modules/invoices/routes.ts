import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { toId } from '../../http/to-id.ts'
import type { InvoiceService } from './service.ts'

export function registerInvoiceRoutes(register: RegisterCall, invoices: InvoiceService): void {
  register(calls.listPayments, ({ account }) => invoices.listPayments(account))
  register(calls.payInvoice, ({ account, body, source }) => invoices.pay(account, body, source.language))
  register(calls.setUpAccount, ({ account, body, source }) =>
    invoices.payByCode(account, body.code, toId(body.leadId), source.language),
  )
}
