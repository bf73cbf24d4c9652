import { and, eq, ne } from 'drizzle-orm'
import { payments } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { PaymentEvent } from '../../providers/payments/payments.ts'
import { addEvent, hasEvent, lockPayment, type PaymentRow } from './repository.ts'

/** Gives what was paid for; false when it had been paid before, so that the money came twice. */
export type Settle = (tx: Database, payment: PaymentRow) => Promise<boolean>
export type Settlers = Record<PaymentRow['kind'], Settle>

/** What came of an event. */
export type Outcome =
  | 'paid'
  /** Paid, though it had been paid otherwise before. */
  | 'duplicate'
  | 'expired'
  | 'noted'
  /** Told before, or nothing to us. */
  | 'ignored'
  /** Of no payment of ours. */
  | 'unknown'
  /** Not for what is to be paid. */
  | 'mismatch'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface Told {
  event: PaymentEvent
  provider: PaymentRow['provider']
  now: Date
  settlers: Partial<Settlers>
}

/** Does what an event means, once, whatever came before it, and writes both down. */
export async function settle(tx: Database, { event, provider, now, settlers }: Told): Promise<Outcome> {
  const { id: eventId, type, reference, cents } = event
  // Events of one payment are dealt with one after the other.
  const payment = UUID.test(reference) ? await lockPayment(tx, reference) : null
  if (await hasEvent(tx, provider, eventId)) return 'ignored'
  const outcome = await outcomeOf(tx, event, payment?.provider === provider ? payment : null, { now, settlers })
  await addEvent(tx, { provider, eventId, type, reference, cents, outcome, receivedAt: now })
  return outcome
}

async function outcomeOf(
  tx: Database,
  { type, cents, checkoutId }: PaymentEvent,
  payment: PaymentRow | null,
  { now, settlers }: Pick<Told, 'now' | 'settlers'>,
): Promise<Outcome> {
  if (type === 'other') return 'ignored'
  if (!payment) return 'unknown'
  if (payment.checkoutId !== null && payment.checkoutId !== checkoutId) return 'mismatch'
  if (type === 'failed') return 'noted'
  if (payment.status === 'paid') return 'ignored'
  if (type === 'expired') {
    await tx.update(payments).set({ status: 'expired' }).where(eq(payments.id, payment.id))
    return 'expired'
  }
  if (cents !== payment.cents) return 'mismatch'
  await tx.update(payments).set({ status: 'paid', paidAt: now }).where(eq(payments.id, payment.id))
  const { kind, subject } = payment
  const others = and(eq(payments.kind, kind), eq(payments.subject, subject), ne(payments.id, payment.id))
  await tx
    .update(payments)
    .set({ status: 'expired' })
    .where(and(others, eq(payments.status, 'open')))
  const isFirst = await settlers[kind]?.(tx, payment)
  if (isFirst === undefined) throw new Error(`Nobody settles a payment for ${kind}.`)
  return isFirst ? 'paid' : 'duplicate'
}
