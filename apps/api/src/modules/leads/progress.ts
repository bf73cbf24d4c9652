import type { LeadProgress } from '@vowkit/sdk-core/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { movedDate } from '../../db/booked-date.ts'
import { hasDocumentToSign, hasSigned } from '../../db/lead-contracts.ts'
import { decisionOf } from '../../db/lead-decision.ts'
import { chatMessages, chatRooms, invoices, leads, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

const hasReply = sql<boolean>`exists (
  select 1 from ${chatMessages}
  join ${chatRooms} on ${chatRooms.id} = ${chatMessages.roomId}
  where ${chatRooms.accountId} = ${leads.accountId}
    and ${chatRooms.vendorId} = ${leads.vendorId}
    and ${chatMessages.accountId} = ${vendors.accountId})`

const nextDueDate = sql<string | null>`(
  select min(${invoices.dueDate})::text from ${invoices}
  where ${invoices.leadId} = ${leads.id} and ${invoices.paidAt} is null)`

function selectProgress(db: Database, accountId: number, vendorIds: number[]) {
  return db
    .select({
      vendorId: leads.vendorId,
      inquiredAt: leads.inquiredAt,
      firstMessageAt: leads.firstMessageAt,
      bookedAt: leads.bookedAt,
      declinedAt: leads.declinedAt,
      hasReply,
      hasDocumentToSign,
      hasSigned,
      movedDate,
      nextDueDate,
    })
    .from(leads)
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .where(and(eq(leads.accountId, accountId), inArray(leads.vendorId, vendorIds)))
}

type ProgressRow = Awaited<ReturnType<typeof selectProgress>>[number]

/** Returns a couple's progress with these vendors. Vendors that the couple has not contacted are missing. */
export async function readProgress(
  db: Database,
  accountId: number,
  vendorIds: number[],
  today: string,
): Promise<Map<number, LeadProgress>> {
  if (vendorIds.length === 0) return new Map()
  const rows = await selectProgress(db, accountId, vendorIds)
  return new Map(
    rows.flatMap((row) => {
      const progress = toProgress(row, today)
      if (!progress) return []
      const { hasSigned: isSigned, movedDate: moved_date } = row
      return [[row.vendorId, { ...progress, ...(isSigned && { is_signed: true }), ...(moved_date && { moved_date }) }]]
    }),
  )
}

/** Returns the couple's next task with the vendor. Without a task, or after a decline, returns the latest event. */
function toProgress(row: ProgressRow, today: string): LeadProgress | null {
  const decision = decisionOf(row)
  if (decision?.step === 'declined') return decision
  const booked = decision ? { is_booked: true } : {}
  if (row.hasDocumentToSign) return { step: 'sign', ...booked }
  const dueDate = row.nextDueDate
  if (dueDate) return { step: dueDate < today ? 'overdue' : 'due', due_date: dueDate, ...booked }
  if (decision) return decision
  if (row.hasReply) return { step: 'replied' }
  if (row.inquiredAt) return { step: 'inquired' }
  return row.firstMessageAt ? { step: 'messaged' } : null
}
