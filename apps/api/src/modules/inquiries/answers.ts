import type { InvoiceLine, InvoicePart, VendorAnswer } from '@vowkit/sdk-core/contract'
import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { hasDocumentToSign, hasSigned } from '../../db/lead-contracts.ts'
import { chatMessages, chatReads, chatRooms, invoices, leads, vendors } from '../../db/tables.ts'
import { vendorTitles } from '../../db/vendor-titles.ts'
import type { Account } from '../../http/call-context.ts'
import type { Database } from '../../platform/database.ts'

export const answerRules = {
  /** Maximum vendors whose answers one request lists. */
  answersListed: 10,
}

export interface AnswerDeps {
  db: Database
  currency: string
  vendors: { imageUrlOf(image: string): string }
}

/**
 * Lists how vendors have answered a couple. Lists the given vendors in their order, or otherwise the vendors that the
 * couple contacted last. Declined vendors come last.
 */
export type ListAnswers = (account: Account, vendorIds: readonly number[] | null) => Promise<VendorAnswer[]>

interface ReplyRow {
  message_id: number
  message: string
  /** Whether the couple has read the message. */
  is_read: boolean
  /** A PostgreSQL timestamp. */
  sent_at: string
}

const reply = sql<ReplyRow | null>`(
  select json_build_object(
    'message_id', ${chatMessages.id}, 'message', ${chatMessages.text}, 'sent_at', ${chatMessages.createdAt},
    'is_read', exists (
      select from ${chatReads} where ${chatReads.roomId} = ${chatRooms.id}
      and ${chatReads.accountId} = ${leads.accountId} and ${chatReads.seq} >= ${chatMessages.seq}))
  from ${chatMessages}
  where ${chatMessages.roomId} = ${chatRooms.id} and ${chatMessages.accountId} = ${vendors.accountId}
  order by ${chatMessages.seq} desc limit 1)`

interface InvoiceRow {
  name: string
  total: string
  part: InvoicePart
  lines: InvoiceLine[]
}

const invoice = sql<InvoiceRow | null>`(
  select json_build_object(
    'name', ${invoices.name}, 'total', ${invoices.total}::text, 'part', ${invoices.part}, 'lines', ${invoices.lines})
  from ${invoices}
  where ${invoices.leadId} = ${leads.id} order by ${invoices.createdAt} desc, ${invoices.id} desc limit 1)`

/** Whether the vendor has opened the lead or read a message of the couple. */
const isRead = sql<boolean>`(${leads.seenAt} is not null or exists (
  select from ${chatReads} where ${chatReads.roomId} = ${chatRooms.id} and ${chatReads.accountId} = ${vendors.accountId}
  and ${chatReads.seq} > 0))`

/** Whether the couple has written to the vendor. */
const hasWritten = sql<boolean>`exists (
  select from ${chatMessages}
  where ${chatMessages.roomId} = ${chatRooms.id} and ${chatMessages.accountId} = ${leads.accountId})`

/** When the couple contacted the vendor first. */
const contactedAt = sql`coalesce(${leads.inquiredAt}, ${chatRooms.createdAt})`

export function createListAnswers({ db, currency, vendors: { imageUrlOf } }: AnswerDeps): ListAnswers {
  return async (account, vendorIds) => {
    const isWanted = vendorIds ? inArray(leads.vendorId, [...vendorIds]) : or(isNotNull(leads.inquiredAt), hasWritten)
    const rows = await db
      .select({
        vendorId: leads.vendorId,
        name: vendors.businessName,
        image: vendors.image,
        category: vendorTitles,
        askedAt: leads.inquiredAt,
        roomId: chatRooms.id,
        ...{ isRead, reply, invoice, hasDocumentToSign, hasSigned },
        declinedAt: leads.declinedAt,
        bookedAt: leads.bookedAt,
      })
      .from(leads)
      .innerJoin(vendors, eq(vendors.id, leads.vendorId))
      .leftJoin(chatRooms, and(eq(chatRooms.accountId, leads.accountId), eq(chatRooms.vendorId, leads.vendorId)))
      .where(and(eq(leads.accountId, account.id), isWanted))
      .orderBy(asc(isNotNull(leads.declinedAt)), desc(contactedAt), desc(leads.vendorId))
      .limit(answerRules.answersListed)
    const order = new Set(vendorIds ?? rows.map(({ vendorId }) => vendorId))
    const rowOf = new Map(rows.map((row) => [row.vendorId, row]))
    return [...order].flatMap((id) => {
      const row = rowOf.get(id)
      return row ? [toAnswer(row)] : []
    })
  }

  function toAnswer(row: AnswerRow): VendorAnswer {
    return {
      vendor_id: row.vendorId,
      business_name: row.name,
      image: imageUrlOf(row.image),
      categories_label: row.category,
      ...(row.askedAt && { asked_at: row.askedAt.toISOString() }),
      is_read: row.isRead || row.reply !== null,
      ...(row.reply && { reply: { ...row.reply, sent_at: new Date(row.reply.sent_at).toISOString() } }),
      ...(row.invoice && { invoice: toInvoice(row.invoice), currency }),
      ...((row.hasDocumentToSign || row.hasSigned) && { is_signed: !row.hasDocumentToSign }),
      is_booked: row.bookedAt !== null,
      is_declined: row.declinedAt !== null,
      is_declinable: !row.declinedAt && !row.bookedAt && !row.hasSigned,
      ...(row.roomId !== null && { chatroom_id: row.roomId }),
    }
  }
}

interface AnswerRow {
  vendorId: number
  name: string
  image: string
  category: string
  askedAt: Date | null
  roomId: number | null
  isRead: boolean
  reply: ReplyRow | null
  invoice: InvoiceRow | null
  hasDocumentToSign: boolean
  hasSigned: boolean
  declinedAt: Date | null
  bookedAt: Date | null
}

function toInvoice({ name, total, part, lines }: InvoiceRow): VendorAnswer['invoice'] {
  return { name, total, ...(lines.length > 0 && { part, lines }) }
}
