import type { Invoice, LeadData, LeadFile } from '@vowkit/sdk-core/leads'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { type OpenOptions, openScreen } from '../../../testing/open-screen.tsx'

export const DATA = '/market/couple/lead/data/3'
export const UPLOAD = '/market/user/files/upload/12'
export const PAY = '/market/couple/payment/'

export const FILE: LeadFile = {
  id: 51,
  user: '7',
  file: 'https://api.test/documents/t/plan.pdf',
  file_name: 'plan.pdf',
  isDocusign: false,
  isCouplesign: false,
  isVendorsign: false,
}

/** An unsigned contract from the vendor. */
export const CONTRACT: LeadFile = {
  ...FILE,
  id: 52,
  user: 1003,
  file: 'https://api.test/documents/t/contract.pdf',
  file_name: 'contract.pdf',
  isDocusign: true,
}

export const INVOICE: Invoice = {
  id: 61,
  invoice_name: 'Deposit',
  total_amount: '1200.00',
  amount_due: '600.50',
  due_date: '2026-06-15',
  get_status_display: 'Due',
}

/** The invoice for the deposit of an order. Its balance follows later. */
export const DEPOSIT: Invoice = {
  ...INVOICE,
  ...{ total_amount: '750.00', amount_due: '750.00', part: 'deposit', balance_due_date: '2027-05-12' },
  lines: [{ description: 'Whole day', quantity: 1, unit_price: '3000.00' }],
}

/** A lead whose id differs from the vendor id. */
export const LEAD: LeadData = {
  lead_id: 12,
  lead: { couple_id: 7 },
  user: { user_id: 7 },
  invoices: [],
  files: [],
  business_name: 'Iris & Fern',
  image: 'https://api.test/iris.webp',
  vendor_user_id: 1003,
  messages: [],
  sign_consent: 'We agree to sign electronically.',
}

export interface LeadSetup {
  lead?: Partial<LeadData>
  /** Scripted responses with precedence over the default ones. */
  script?: ScriptedAnswer[]
  path?: string
  language?: OpenOptions['language']
}

/** Opens the workspace with a vendor as a signed-in couple. */
export function openLead({ lead, script = [], path = '/dashboard/vendors/manage/3', language }: LeadSetup = {}) {
  return openScreen(path, {
    isSignedIn: true,
    ...(language && { language }),
    address: `https://site.test${path}`,
    script: [...script, { path: DATA, always: true, body: { ...LEAD, ...lead } }],
  })
}

/** The response to the first request for the lead. Later requests receive the default response. */
export function readOnce(lead: Partial<LeadData>): ScriptedAnswer {
  return { path: DATA, body: { ...LEAD, ...lead } }
}
