import type { Invoice, LeadFile } from '../../contract/leads/schema.ts'

export const LEAD_FILE: LeadFile = {
  id: 51,
  user: 7,
  file: 'https://api.test/documents/t/plan.pdf',
  file_name: 'plan.pdf',
  isDocusign: false,
  isCouplesign: false,
  isVendorsign: false,
}

export const INVOICE: Invoice = {
  id: 61,
  invoice_name: 'Deposit',
  total_amount: '1200.00',
  amount_due: '600.00',
  due_date: '2026-06-15',
  get_status_display: 'Due',
}

/** A lead whose id differs from the vendor's id. The couple is user 7, and the vendor is user 1003. */
export const LEAD = {
  lead_id: 12,
  lead: { couple_id: 7 },
  user: { user_id: 7 },
  invoices: [INVOICE],
  files: [LEAD_FILE],
  business_name: 'Iris & Fern',
  image: 'https://api.test/iris.webp',
  vendor_user_id: 1003,
  messages: [],
}
