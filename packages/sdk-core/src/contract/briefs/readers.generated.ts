// Generated from schema.ts by `npm run readers`. Do not edit.
import { readInvoiceLine } from '../leads/readers.generated.ts'
import { imageIn } from '../shared/envelope.ts'
import {
  readId,
  readIfPossible,
  readList,
  readMoney,
  readOneOf,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
} from '../shared/read.ts'
import type { BriefResult, VendorAnswer, VendorAnswerList } from './schema.ts'

export function readBriefResult(value: unknown): BriefResult {
  const record = readRecord(value)
  return {
    results: readList(record.results, readBriefResultResults),
  }
}

function readBriefResultResults(value: unknown): BriefResult['results'][number] {
  const record = readRecord(value)
  return {
    vendor_id: readId(record.vendor_id),
    outcome: readOneOf(record.outcome, ['sent', 'exists', 'limited', 'unverified', 'unavailable', 'failed']) ?? 'failed',
  }
}

function readVendorAnswer(value: unknown): VendorAnswer {
  const record = readRecord(value)
  return {
    vendor_id: readId(record.vendor_id),
    business_name: readTextOrEmpty(record.business_name),
    image: imageIn(record.image),
    categories_label: readTextOrEmpty(record.categories_label),
    asked_at: readOptional(record.asked_at, readText),
    is_read: Boolean(record.is_read),
    reply: readIfPossible(record.reply, readVendorAnswerReply),
    invoice: readIfPossible(record.invoice, readVendorAnswerInvoice),
    is_signed: readOptional(record.is_signed, Boolean),
    is_booked: readOptional(record.is_booked, Boolean),
    is_declined: readOptional(record.is_declined, Boolean),
    is_declinable: readOptional(record.is_declinable, Boolean),
    currency: readOptional(record.currency, readText),
    chatroom_id: readOptional(record.chatroom_id, readId),
  }
}

function readVendorAnswerReply(value: unknown): NonNullable<VendorAnswer['reply']> {
  const record = readRecord(value)
  return {
    message: readTextOrEmpty(record.message),
    sent_at: readTextOrEmpty(record.sent_at),
    message_id: readOptional(record.message_id, readId),
    is_read: readOptional(record.is_read, Boolean),
  }
}

function readVendorAnswerInvoice(value: unknown): NonNullable<VendorAnswer['invoice']> {
  const record = readRecord(value)
  return {
    name: readTextOrEmpty(record.name),
    total: readMoney(record.total),
    lines: readIfPossible(record.lines, (value) => readList(value, readInvoiceLine)),
    part: readOptional(record.part, (value) => readOneOf(value, ['full', 'deposit', 'balance']) ?? 'full'),
  }
}

export function readVendorAnswerList(value: unknown): VendorAnswerList {
  return readList(value, readVendorAnswer)
}
