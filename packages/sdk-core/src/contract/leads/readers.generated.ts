// Generated from schema.ts by `npm run readers`. Do not edit.
import { readChatDeal, readChatMessage } from '../chat/readers.generated.ts'
import { imageIn } from '../shared/envelope.ts'
import {
  fieldOrValue,
  readDate,
  readFlag,
  readId,
  readIfPossible,
  readList,
  readMoney,
  readNumber,
  readOneOf,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
  readUserId,
  unwrap,
} from '../shared/read.ts'
import { readChatRoom } from '../vendors/readers.generated.ts'
import type {
  DuePayment,
  Invoice,
  InvoiceLine,
  LeadData,
  LeadFile,
  PaymentList,
  Redirect,
  VendorPayments,
} from './schema.ts'

export function readInvoiceLine(value: unknown): InvoiceLine {
  const record = readRecord(value)
  return {
    description: readTextOrEmpty(record.description),
    quantity: readNumber(record.quantity),
    unit_price: readMoney(record.unit_price),
  }
}

function readInvoice(value: unknown): Invoice {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    invoice_name: readTextOrEmpty(record.invoice_name),
    total_amount: readMoney(record.total_amount),
    amount_due: readMoney(record.amount_due),
    due_date: readDate(record.due_date),
    get_status_display: readTextOrEmpty(record.get_status_display),
    lines: readIfPossible(record.lines, (value) => readList(value, readInvoiceLine)),
    part: readOptional(record.part, (value) => readOneOf(value, ['full', 'deposit', 'balance']) ?? 'full'),
    balance_due_date: readOptional(record.balance_due_date, readText),
    receipt: readOptional(record.receipt, readText),
    paid_at: readOptional(record.paid_at, readText),
  }
}

export function readLeadFile(value: unknown): LeadFile {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    user: readUserId(record.user),
    file: readTextOrEmpty(record.file),
    file_name: readTextOrEmpty(record.file_name),
    isDocusign: readFlag(record.isDocusign),
    isCouplesign: readFlag(record.isCouplesign),
    isVendorsign: readFlag(record.isVendorsign),
    original: readOptional(record.original, readText),
    sha256: readOptional(record.sha256, readText),
    certificate_problem: readOptional(record.certificate_problem, readText),
  }
}

export function readLeadData(value: unknown): LeadData {
  const record = readRecord(unwrap(value))
  return {
    lead_id: readId(record.lead_id),
    lead: readLeadDataLead(record.lead),
    user: readLeadDataUser(record.user),
    invoices: readList(record.invoices, readInvoice),
    files: readList(record.files, readLeadFile),
    business_name: readOptional(record.business_name, readText),
    image: readOptional(record.image, imageIn),
    vendor_user_id: readOptional(record.vendor_user_id, readId),
    deals: readOptional(record.deals, (value) => readList(value, readChatDeal)),
    messages: readOptional(record.messages, (value) => readList(value, readChatMessage)),
    chatroom: readOptional(record.chatroom, readChatRoom),
    is_booked: readOptional(record.is_booked, Boolean),
    moved_date: readIfPossible(record.moved_date, readLeadDataMovedDate),
    is_declined: readOptional(record.is_declined, Boolean),
    sign_consent: readOptional(record.sign_consent, readText),
  }
}

function readLeadDataLead(value: unknown): LeadData['lead'] {
  const record = readRecord(value)
  return {
    couple_id: readId(record.couple_id),
  }
}

function readLeadDataUser(value: unknown): LeadData['user'] {
  return {
    user_id: readId(fieldOrValue(value, 'user_id')),
  }
}

function readLeadDataMovedDate(value: unknown): NonNullable<LeadData['moved_date']> {
  const record = readRecord(value)
  return {
    booked_for: readTextOrEmpty(record.booked_for),
    wedding_date: readTextOrEmpty(record.wedding_date),
  }
}

function readDuePayment(value: unknown): DuePayment {
  const record = readRecord(value)
  return {
    invoice_id: readId(record.invoice_id),
    invoice_name: readTextOrEmpty(record.invoice_name),
    part: readOptional(record.part, (value) => readOneOf(value, ['full', 'deposit', 'balance']) ?? 'full'),
    amount: readMoney(record.amount),
    due_date: readDate(record.due_date),
    is_overdue: Boolean(record.is_overdue),
  }
}

function readVendorPayments(value: unknown): VendorPayments {
  const record = readRecord(value)
  return {
    vendor_id: readId(record.vendor_id),
    business_name: readTextOrEmpty(record.business_name),
    paid: readMoney(record.paid),
    due: readList(record.due, readDuePayment),
    later: readOptional(record.later, readMoney),
    later_due_date: readOptional(record.later_due_date, readText),
  }
}

export function readPaymentList(value: unknown): PaymentList {
  return readList(value, readVendorPayments)
}

export function readRedirect(value: unknown): Redirect {
  const record = readRecord(value)
  return {
    url: readTextOrEmpty(record.url),
  }
}
