import { readMessage } from '../chat/wire.ts'
import type { Wire } from '../shared/call.ts'
import { imageIn, isRecord, listIn } from '../shared/envelope.ts'
import { readDate, readDetail, readId, readMoney, readOptional, readRecord, readText } from '../shared/read.ts'
import { readChatRoom } from '../vendors/wire.ts'
import type { Invoice, LeadData, LeadFile } from './schema.ts'

export const marketWire = {
  getLead: { method: 'GET', path: '/market/couple/lead/data/{lead_id}', auth: 'required', read: readLead },
  uploadLeadFiles: {
    method: 'POST',
    path: '/market/user/files/upload/{lead_id}',
    auth: 'required',
    encoding: 'multipart',
    namesFiles: true,
    read: readDetail,
  },
  deleteLeadFile: {
    method: 'POST',
    path: '/market/user/files/delete/{file_id}',
    auth: 'required',
    read: readDetail,
  },
  signLeadFile: {
    method: 'POST',
    path: '/market/user/files/sign/{file_id}',
    auth: 'required',
    encoding: 'multipart',
    read: readDetail,
  },
  payInvoice: {
    method: 'POST',
    path: '/market/couple/payment/',
    auth: 'required',
    encoding: 'multipart',
    read: readUrl,
  },
  setUpAccount: { method: 'POST', path: '/market/setup/account/', auth: 'required', encoding: 'json', read: readUrl },
} as const satisfies Record<string, Wire>

function readUrl(body: unknown): { url: string } {
  return { url: readText(readRecord(body).url, '') }
}

function readInvoice(value: unknown): Invoice {
  const invoice = readRecord(value)
  return {
    id: readId(invoice.id),
    invoice_name: readText(invoice.invoice_name, ''),
    total_amount: readMoney(invoice.total_amount),
    amount_due: readMoney(invoice.amount_due),
    due_date: readDate(invoice.due_date),
    get_status_display: readText(invoice.get_status_display, ''),
  }
}

function readFile(value: unknown): LeadFile {
  const file = readRecord(value)
  return {
    id: readId(file.id),
    user: readId(isRecord(file.user) ? (file.user.id ?? file.user.user_id) : file.user),
    file: readText(file.file, ''),
    file_name: readText(file.file_name, ''),
    isDocusign: readFlag(file.isDocusign),
    isCouplesign: readFlag(file.isCouplesign),
    isVendorsign: readFlag(file.isVendorsign),
    original: readOptional(file.original, readText),
    sha256: readOptional(file.sha256, readText),
    certificate_problem: readOptional(file.certificate_problem, readText),
  }
}

/** A flag, also as the text of one. */
function readFlag(value: unknown): boolean {
  return typeof value === 'string' ? value.toLowerCase() === 'true' : Boolean(value)
}

function readLead(body: unknown): LeadData {
  const data = readRecord(isRecord(body) && isRecord(body.data) ? body.data : body)
  return {
    lead_id: readId(data.lead_id),
    lead: { couple_id: readId(readRecord(data.lead).couple_id) },
    user: { user_id: readId(isRecord(data.user) ? data.user.user_id : data.user) },
    invoices: (listIn(data.invoices) ?? []).map(readInvoice),
    files: (listIn(data.files) ?? []).map(readFile),
    business_name: readOptional(data.business_name, readText),
    image: readOptional(data.image, imageIn),
    vendor_user_id: readOptional(data.vendor_user_id, readId),
    messages: readOptional(data.messages, (messages) => (listIn(messages) ?? []).map(readMessage)),
    chatroom: readOptional(data.chatroom, readChatRoom),
    sign_consent: readOptional(data.sign_consent, readText),
  }
}
