import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
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

/** What of a payment whose money went back stands for a thing: a bill is to be paid again, an order is not. */
const DONE = { invoice: ['paid'], pack: ['paid', 'refunded', 'disputed'] } as const

/** The payment that a thing was paid by, where it is not to be paid again. */
export async function findDone(db: Database, { kind, subject }: Subject): Promise<PaymentRow | null> {
  const isDone = inArray(payments.status, DONE[kind])
  const [done] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.kind, kind), eq(payments.subject, subject), isDone))
    .limit(1)
  return done ?? null
}

/** Whether money for a thing came and stayed. */
export async function isPaid(db: Database, { kind, subject }: Subject): Promise<boolean> {
  const isOfThing = and(eq(payments.kind, kind), eq(payments.subject, subject))
  return (await db.$count(payments, and(isOfThing, eq(payments.status, 'paid')))) > 0
}

/** Closes the open payment of a thing where it ends too soon, or is not what it would be now. Returns what was closed. */
export async function closeStale(db: Database, payment: NewPayment, endsBefore: Date): Promise<{ id: string }[]> {
  const { accountId, provider, cents } = payment
  const isAnother = or(
    lt(payments.expiresAt, endsBefore),
    ne(payments.accountId, accountId),
    ne(payments.provider, provider),
    ne(payments.cents, cents),
  )
  return db
    .update(payments)
    .set({ status: 'expired' })
    .where(and(isOpenFor(payment), isAnother))
    .returning({ id: payments.id })
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

/** The payment of this id, or of this charge, which nobody else locks until the transaction ends. */
export async function lockPayment(tx: Database, by: { id: string } | { chargeId: string }): Promise<PaymentRow | null> {
  const isIt = 'id' in by ? eq(payments.id, by.id) : eq(payments.chargeId, by.chargeId)
  const [row] = await tx.select().from(payments).where(isIt).for('update')
  return row ?? null
}

/** Makes whatever else is told of a charge wait until the transaction ends, also while no payment is known by it. */
export async function lockCharge(tx: Database, chargeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${chargeId}, 0))`)
}

/** What has been told of a charge so far. */
export async function typesToldOf(tx: Database, provider: string, chargeId: string | null): Promise<Set<string>> {
  if (chargeId === null) return new Set()
  const told = await tx
    .selectDistinct({ type: paymentEvents.type })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.chargeId, chargeId)))
  return new Set(told.map(({ type }) => type))
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
