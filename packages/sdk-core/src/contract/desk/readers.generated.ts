// Generated from schema.ts by `npm run readers`. Do not edit.
import { readChatDeal, readChatVision } from '../chat/readers.generated.ts'
import { readInvoiceLine, readLeadFile } from '../leads/readers.generated.ts'
import { imageIn } from '../shared/envelope.ts'
import {
  readDate,
  readId,
  readIfPossible,
  readList,
  readListIfPossible,
  readMoney,
  readNumber,
  readOneOf,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
} from '../shared/read.ts'
import type {
  DeskAccount,
  DeskInvoice,
  DeskInvoiceList,
  DeskLead,
  DeskLeadDetail,
  DeskLeadPage,
  DeskRoom,
  LeadContact,
} from './schema.ts'

export function readDeskAccount(value: unknown): DeskAccount {
  const record = readRecord(value)
  return {
    account_id: readId(record.account_id),
    user_id: readId(record.user_id),
    name: readTextOrEmpty(record.name),
    email: readTextOrEmpty(record.email),
    role: readOneOf(record.role, ['owner', 'member']) ?? 'member',
    vendor: readOptional(record.vendor, readDeskAccountVendor),
    partner: readOptional(record.partner, readDeskAccountPartner),
    is_disabled: readOptional(record.is_disabled, Boolean),
    sign_consent: readTextOrEmpty(record.sign_consent),
    invoice_payments: readOneOf(record.invoice_payments, ['stripe', 'sandbox']),
  }
}

function readDeskAccountVendor(value: unknown): NonNullable<DeskAccount['vendor']> {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    business_name: readTextOrEmpty(record.business_name),
    image: imageIn(record.image),
    category: readTextOrEmpty(record.category),
  }
}

function readDeskAccountPartner(value: unknown): NonNullable<DeskAccount['partner']> {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    name: readTextOrEmpty(record.name),
    key: readTextOrEmpty(record.key),
  }
}

function readLeadContact(value: unknown): LeadContact {
  const record = readRecord(value)
  return {
    source: readOneOf(record.source, ['site', 'embed', 'fair', 'magic_link']) ?? 'site',
    source_host: readTextOrEmpty(record.source_host),
    element: readTextOrEmpty(record.element),
    partner: readTextOrEmpty(record.partner),
  }
}

function readDeskLead(value: unknown): DeskLead {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    couple_name: readTextOrEmpty(record.couple_name),
    partner_name: readTextOrEmpty(record.partner_name),
    is_account_deleted: Boolean(record.is_account_deleted),
    is_declined: readOptional(record.is_declined, Boolean),
    image: imageIn(record.image),
    wedding_date: readDate(record.wedding_date),
    wedding_city: readTextOrEmpty(record.wedding_city),
    guests: readOptional(record.guests, readNumber),
    budget_label: readTextOrEmpty(record.budget_label),
    source: readOneOf(record.source, ['site', 'embed', 'fair', 'magic_link']) ?? 'site',
    source_host: readTextOrEmpty(record.source_host),
    element: readTextOrEmpty(record.element),
    partner: readTextOrEmpty(record.partner),
    last_contact: readIfPossible(record.last_contact, readLeadContact),
    state: readOneOf(record.state, ['new', 'talking', 'contract', 'booked', 'lost']) ?? 'new',
    is_unread: Boolean(record.is_unread),
    unread: readNumber(record.unread),
    last_message: readIfPossible(record.last_message, readDeskLeadLastMessage),
    deals: readListIfPossible(record.deals, readChatDeal),
    vision: readIfPossible(record.vision, readChatVision),
    created_at: readText(record.created_at),
    active_at: readText(record.active_at),
  }
}

function readDeskLeadLastMessage(value: unknown): NonNullable<DeskLead['last_message']> {
  const record = readRecord(value)
  return {
    message: readTextOrEmpty(record.message),
    is_own: Boolean(record.is_own),
  }
}

export function readDeskLeadPage(value: unknown): DeskLeadPage {
  const record = readRecord(value)
  return {
    results: readList(record.results, readDeskLead),
    next_cursor: readOptional(record.next_cursor, readText),
    counts: readDeskLeadPageCounts(record.counts),
  }
}

function readDeskLeadPageCounts(value: unknown): DeskLeadPage['counts'] {
  const record = readRecord(value)
  return {
    unread: readNumber(record.unread),
    new: readNumber(record.new),
    talking: readNumber(record.talking),
    contract: readNumber(record.contract),
    booked: readNumber(record.booked),
    lost: readNumber(record.lost),
  }
}

function readDeskInvoice(value: unknown): DeskInvoice {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    name: readTextOrEmpty(record.name),
    part: readOneOf(record.part, ['full', 'deposit', 'balance']) ?? 'full',
    lines: readListIfPossible(record.lines, readInvoiceLine),
    total_amount: readMoney(record.total_amount),
    amount_due: readMoney(record.amount_due),
    due_date: readDate(record.due_date),
    status: readOneOf(record.status, ['due', 'overdue', 'paid']) ?? 'due',
    created_at: readText(record.created_at),
    receipt: readOptional(record.receipt, readText),
  }
}

export function readDeskInvoiceList(value: unknown): DeskInvoiceList {
  return readList(value, readDeskInvoice)
}

export function readDeskLeadDetail(value: unknown): DeskLeadDetail {
  const record = readRecord(value)
  return {
    ...readDeskLead(record),
    couple_user_id: readId(record.couple_user_id),
    room_id: readOptional(record.room_id, readId),
    inquiry: readTextOrEmpty(record.inquiry),
    documents: readList(record.documents, readLeadFile),
    invoices: readList(record.invoices, readDeskInvoice),
    notes: readTextOrEmpty(record.notes),
  }
}

export function readDeskRoom(value: unknown): DeskRoom {
  const record = readRecord(value)
  return {
    room_id: readId(record.room_id),
  }
}
