/** Leads: documents, signatures and invoices of a couple and a vendor. */

export type { DuePayment, Invoice, InvoiceLine, LeadData, LeadFile, VendorPayments } from '../contract/leads/schema.ts'
export { MAX_LEAD_FILES, MAX_SIGNATURE_LENGTH, TOO_MANY_LEAD_FILES } from '../contract/shared/limits.ts'
export type { MovedDate } from '../contract/shared/moved-date.ts'
export { checkDocuments, type DocumentsResult, progressOfEach } from './check-documents.ts'
export { createLead } from './create-lead.ts'
export { createPayments, type Payments, type PaymentsState } from './create-payments.ts'
export type { DocumentOptions, LeadState, LeadView, RedirectResult, Signatures } from './leads.ts'
export {
  type LaterPayment,
  laterPaymentOf,
  type OrderPayment,
  type OrderSummary,
  orderSummaryOf,
} from './order-summary.ts'
export { setUpAccount } from './redirect.ts'
export {
  type InvoiceStatus,
  invoiceStatusOf,
  isDeclinable,
  isOwnFile,
  isOwnMessage,
  paidDateOf,
  type SigningStep,
  signingStepOf,
  sortInvoices,
} from './show-lead.ts'
