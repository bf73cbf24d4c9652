import { and, eq, ne } from 'drizzle-orm'
import { payments } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { PaymentEvent } from '../../providers/payments/payments.ts'
import { addEvent, hasEvent, lockPayment, type PaymentRow } from './repository.ts'

/** Gives what was paid for; false when it had been paid before, so that the money came twice. */
export type Settle = (tx: Database, payment: PaymentRow) => Promise<boolean>
/** Takes back what was paid for. */
export type TakeBack = (tx: Database, payment: PaymentRow) => Promise<void>

/** What happens to things that are paid, by their kind. */
export interface Settlers {
  paid: Partial<Record<PaymentRow['kind'], Settle>>
  refunded: Partial<Record<PaymentRow['kind'], TakeBack>>
}

/** What came of an event. */
export type Outcome =
  | 'paid'
  /** Paid, though it had been paid otherwise before. */
  | 'duplicate'
  | 'refunded'
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
  settlers: Settlers
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
  if (checkoutId !== null && payment.checkoutId !== null && payment.checkoutId !== checkoutId) return 'mismatch'
  if (type === 'failed') return 'noted'
  if (type === 'refunded') return refund(tx, cents, payment, settlers)
  if (payment.status === 'paid' || payment.status === 'refunded') return 'ignored'
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
  const isFirst = await settlers.paid[kind]?.(tx, payment)
  if (isFirst === undefined) throw new Error(`Nobody settles a payment for ${kind}.`)
  return isFirst ? 'paid' : 'duplicate'
}

/** What is paid for is taken back when all of its money is given back, also before we hear that it was paid. */
async function refund(
  tx: Database,
  cents: number | null,
  payment: PaymentRow,
  { refunded }: Settlers,
): Promise<Outcome> {
  const { id, kind, status } = payment
  if (status === 'refunded') return 'ignored'
  const takeBack = refunded[kind]
  if (!takeBack || cents === null || cents < payment.cents) return 'noted'
  await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, id))
  if (status === 'paid') await takeBack(tx, payment)
  return 'refunded'
}
