import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { paymentEvents, payments } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert
export type Subject = Pick<PaymentRow, 'kind' | 'subject'>

const isOpenFor = ({ kind, subject }: Subject) =>
  and(eq(payments.kind, kind), eq(payments.subject, subject), eq(payments.status, 'open'))

/** The open payment of a thing; the given one when there was none. Whoever comes second gets the first one's. */
export async function findOrOpen(db: Database, payment: NewPayment): Promise<PaymentRow> {
  const [made] = await db.insert(payments).values(payment).onConflictDoNothing().returning()
  if (made) return made
  const [open] = await db.select().from(payments).where(isOpenFor(payment))
  // Closed between the two statements.
  return open ?? findOrOpen(db, payment)
}

/** The payment that a thing was paid by, whether or not its money was given back. */
export async function findDone(db: Database, { kind, subject }: Subject): Promise<PaymentRow | null> {
  const isDone = inArray(payments.status, ['paid', 'refunded'])
  const [done] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.kind, kind), eq(payments.subject, subject), isDone))
    .limit(1)
  return done ?? null
}

/** Closes the open payment of a thing where it ends too soon, or is not what it would be now. */
export async function closeStale(db: Database, payment: NewPayment, endsBefore: Date): Promise<void> {
  const { accountId, provider, cents } = payment
  const isAnother = or(
    lt(payments.expiresAt, endsBefore),
    ne(payments.accountId, accountId),
    ne(payments.provider, provider),
    ne(payments.cents, cents),
  )
  await db
    .update(payments)
    .set({ status: 'expired' })
    .where(and(isOpenFor(payment), isAnother))
}

/** Closes a payment whose page could not be opened. */
export async function closeUnopened(db: Database, id: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'expired' })
    .where(and(eq(payments.id, id), eq(payments.status, 'open'), isNull(payments.url)))
}

/** Notes where a payment is made, once; the address that was noted first is the answer. */
export async function noteOpened(
  db: Database,
  id: string,
  opened: { checkoutId: string; url: string },
): Promise<string> {
  await db
    .update(payments)
    .set(opened)
    .where(and(eq(payments.id, id), isNull(payments.url)))
  return (await findPayment(db, id))?.url ?? opened.url
}

export async function findPayment(db: Database, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row ?? null
}

/** The payment of this id, which nobody else locks until the transaction ends. */
export async function lockPayment(tx: Database, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row ?? null
}

/** Writes an event down; false when it is there already. */
export async function addEvent(tx: Database, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const made = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning()
  return made.length > 0
}

export async function hasEvent(tx: Database, provider: string, eventId: string): Promise<boolean> {
  const count = await tx.$count(
    paymentEvents,
    and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)),
  )
  return count > 0
}
