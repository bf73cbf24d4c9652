import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { paymentEvents, payments } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert
export type Subject = Pick<PaymentRow, 'kind' | 'subject'>

const isOpenFor = ({ kind, subject }: Subject) =>
  and(eq(payments.kind, kind), eq(payments.subject, subject), eq(payments.status, 'open'))

/** Returns the open payment of the subject, or inserts the given payment. Concurrent calls return the same payment. */
export async function findOrInsertOpen(db: Database, payment: NewPayment): Promise<PaymentRow> {
  const [made] = await db.insert(payments).values(payment).onConflictDoNothing().returning()
  if (made) return made
  const [open] = await db.select().from(payments).where(isOpenFor(payment))
  // The open payment was closed between the two statements.
  return open ?? findOrInsertOpen(db, payment)
}

/** Statuses in which a subject cannot be paid again. A refunded invoice can be paid again, a refunded pack cannot. */
const SETTLED = { invoice: ['paid'], pack: ['paid', 'refunded', 'disputed'] } as const

/** Finds the payment that settled the subject. `null` while the subject can be paid. */
export async function findSettled(db: Database, { kind, subject }: Subject): Promise<PaymentRow | null> {
  const isSettled = inArray(payments.status, SETTLED[kind])
  const [settled] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.kind, kind), eq(payments.subject, subject), isSettled))
    .limit(1)
  return settled ?? null
}

/** Whether the subject has a payment that is paid and neither refunded nor disputed. */
export async function isPaid(db: Database, { kind, subject }: Subject): Promise<boolean> {
  const isOfSubject = and(eq(payments.kind, kind), eq(payments.subject, subject))
  return (await db.$count(payments, and(isOfSubject, eq(payments.status, 'paid')))) > 0
}

/** Expires an open payment that ends before `endsBefore` or differs from `payment`. Returns the expired payments. */
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

/** Expires a payment whose checkout page could not be created. */
export async function closeUnopened(db: Database, id: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'expired' })
    .where(and(eq(payments.id, id), eq(payments.status, 'open'), isNull(payments.url)))
}

/** Stores the checkout page of a payment, once. Resolves to the URL that was stored first. */
export async function saveCheckout(
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

/** Finds a payment by id or charge and locks its row until the transaction ends. */
export async function lockPayment(tx: Database, by: { id: string } | { chargeId: string }): Promise<PaymentRow | null> {
  const isIt = 'id' in by ? eq(payments.id, by.id) : eq(payments.chargeId, by.chargeId)
  const [row] = await tx.select().from(payments).where(isIt).for('update')
  return row ?? null
}

/** Serializes the events of a charge until the transaction ends, even before a payment has this charge. */
export async function lockCharge(tx: Database, chargeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${chargeId}, 0))`)
}

/** Returns the types of all recorded events of a charge. */
export async function listEventTypes(tx: Database, provider: string, chargeId: string | null): Promise<Set<string>> {
  if (chargeId === null) return new Set()
  const events = await tx
    .selectDistinct({ type: paymentEvents.type })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.chargeId, chargeId)))
  return new Set(events.map(({ type }) => type))
}

/** Records an event. Resolves to `false` if the event is a duplicate. */
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
