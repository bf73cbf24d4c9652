import { and, eq, ne } from 'drizzle-orm'
import { payments } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { PaymentEvent } from '../../providers/payments/payments.ts'
import type { ClosePages } from './close-queue.ts'
import { addEvent, hasEvent, lockCharge, lockPayment, type PaymentRow, typesToldOf } from './repository.ts'

/** What happens to a kind of thing as its money moves, in the transaction that notes it. */
export interface Sale {
  /** Gives what was paid for; false when it had been paid before, so that the money came twice. */
  give(tx: Database, payment: PaymentRow): Promise<boolean>
  /** Takes it back, as the couple or their bank has all of the money again. */
  takeBack(tx: Database, payment: PaymentRow, why: 'refund' | 'dispute'): Promise<void>
  /** Gives again what a dispute took; false when it has been paid otherwise since. */
  restore(tx: Database, payment: PaymentRow): Promise<boolean>
}

/** What is sold, by its kind. */
export type Sales = Partial<Record<PaymentRow['kind'], Sale>>

/** What came of an event. */
export type Outcome =
  | 'paid'
  /** Paid, though it had been paid otherwise before. */
  | 'duplicate'
  | 'refunded'
  | 'disputed'
  /** Ours again after a dispute. */
  | 'restored'
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
  sales: Sales
  closePages: ClosePages
}

/** Does what an event means, once, whatever came before it, and writes both down. */
export async function settle(tx: Database, told: Told): Promise<Outcome> {
  const { event, provider, now } = told
  const { id: eventId, type, reference, chargeId, cents } = event
  // Events of one payment are dealt with one after the other, also those that name it differently.
  if (chargeId !== null) await lockCharge(tx, chargeId)
  const payment = UUID.test(reference) ? await lockPayment(tx, { id: reference }) : await findCharged(tx, chargeId)
  if (await hasEvent(tx, provider, eventId)) return 'ignored'
  const outcome = await outcomeOf(tx, told, payment?.provider === provider ? payment : null)
  await addEvent(tx, { provider, eventId, type, reference, chargeId, cents, outcome, receivedAt: now })
  return outcome
}

async function findCharged(tx: Database, chargeId: string | null): Promise<PaymentRow | null> {
  return chargeId === null ? null : lockPayment(tx, { chargeId })
}

async function outcomeOf(tx: Database, told: Told, payment: PaymentRow | null): Promise<Outcome> {
  const { type, cents, checkoutId, chargeId } = told.event
  if (type === 'other') return 'ignored'
  if (!payment) return 'unknown'
  if (checkoutId !== null && payment.checkoutId !== null && payment.checkoutId !== checkoutId) return 'mismatch'
  const sale = told.sales[payment.kind]
  if (!sale) throw new Error(`Nobody sells ${payment.kind}.`)
  const toldBefore = await typesToldOf(tx, told.provider, chargeId)
  switch (type) {
    case 'failed':
      return 'noted'
    case 'refunded':
      return refund(tx, cents, payment, sale)
    case 'disputed':
      return toldBefore.has('dispute_won') ? 'ignored' : dispute(tx, payment, sale)
    case 'dispute_won':
      return restore(tx, payment, sale)
    case 'expired':
      return expire(tx, payment)
    case 'paid': {
      const outcome = await receive(tx, told, payment, sale)
      const isDisputed = toldBefore.has('disputed') && !toldBefore.has('dispute_won')
      return outcome === 'paid' && isDisputed ? dispute(tx, { ...payment, status: 'paid' }, sale) : outcome
    }
  }
}

async function receive(
  tx: Database,
  { event: { cents, chargeId }, now, closePages }: Told,
  payment: PaymentRow,
  sale: Sale,
): Promise<Outcome> {
  const { id, kind, subject } = payment
  if (payment.status !== 'open' && payment.status !== 'expired') return 'ignored'
  if (cents !== payment.cents) return 'mismatch'
  await tx.update(payments).set({ status: 'paid', paidAt: now, chargeId }).where(eq(payments.id, id))
  const others = and(eq(payments.kind, kind), eq(payments.subject, subject), ne(payments.id, id))
  const closed = await tx
    .update(payments)
    .set({ status: 'expired' })
    .where(and(others, eq(payments.status, 'open')))
    .returning({ id: payments.id })
  await closePages(tx, closed)
  return (await sale.give(tx, payment)) ? 'paid' : 'duplicate'
}

async function expire(tx: Database, { id, status }: PaymentRow): Promise<Outcome> {
  if (status !== 'open' && status !== 'expired') return 'ignored'
  await setStatus(tx, id, 'expired')
  return 'expired'
}

/** What is paid for is taken back when all of its money is given back, also before we hear that it was paid. */
async function refund(tx: Database, cents: number | null, payment: PaymentRow, sale: Sale): Promise<Outcome> {
  const { id, status } = payment
  if (status === 'refunded') return 'ignored'
  if (cents === null || cents < payment.cents) return 'noted'
  await setStatus(tx, id, 'refunded')
  if (status === 'paid') await sale.takeBack(tx, payment, 'refund')
  return 'refunded'
}

/** Whatever part of it is disputed, and while it is not decided yet: the bank has taken that money already. */
async function dispute(tx: Database, payment: PaymentRow, sale: Sale): Promise<Outcome> {
  if (payment.status !== 'paid') return 'ignored'
  await setStatus(tx, payment.id, 'disputed')
  await sale.takeBack(tx, payment, 'dispute')
  return 'disputed'
}

async function restore(tx: Database, payment: PaymentRow, sale: Sale): Promise<Outcome> {
  if (payment.status !== 'disputed') return 'noted'
  await setStatus(tx, payment.id, 'paid')
  return (await sale.restore(tx, payment)) ? 'restored' : 'duplicate'
}

async function setStatus(tx: Database, id: string, status: PaymentRow['status']): Promise<void> {
  await tx.update(payments).set({ status }).where(eq(payments.id, id))
}
