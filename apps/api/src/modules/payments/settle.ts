import { and, eq, ne } from 'drizzle-orm'
import { payments } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { PaymentEvent } from '../../providers/payments/payments.ts'
import type { AuditLog } from '../audit/service.ts'
import type { ClosePages } from './close-queue.ts'
import { addEvent, hasEvent, listEventTypes, lockCharge, lockPayment, type PaymentRow } from './repository.ts'

/** Handlers of one kind of purchase. They run in the transaction that records the event. */
export interface PaymentHandlers {
  /** Delivers the purchase. Resolves to `false` if it was paid before, which makes this payment a duplicate. */
  fulfil(tx: Database, payment: PaymentRow): Promise<boolean>
  /** Revokes the purchase after a full refund or a dispute. */
  reverse(tx: Database, payment: PaymentRow, why: 'refund' | 'dispute'): Promise<void>
  /** Delivers the purchase again after a won dispute. Resolves to `false` if a different payment has paid for it. */
  restore(tx: Database, payment: PaymentRow): Promise<boolean>
}

/** The handlers of each registered kind of purchase. */
export type HandlersByKind = Partial<Record<PaymentRow['kind'], PaymentHandlers>>

/** The recorded result of an event. */
export type Outcome =
  | 'paid'
  /** Paid, but an earlier payment had already paid for the purchase. */
  | 'duplicate'
  | 'refunded'
  | 'disputed'
  /** The dispute was won. */
  | 'restored'
  | 'expired'
  | 'noted'
  /** Duplicate or irrelevant event. */
  | 'ignored'
  /** No payment has this reference or charge. */
  | 'unknown'
  /** The amount or the checkout differs from the payment's. */
  | 'mismatch'

/** Outcomes that change nothing for the payer. */
const UNRECORDED: ReadonlySet<Outcome> = new Set(['expired', 'noted', 'ignored', 'unknown'])

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface SettleContext {
  event: PaymentEvent
  provider: PaymentRow['provider']
  now: Date
  handlers: HandlersByKind
  closePages: ClosePages
  audit: Pick<AuditLog, 'record'>
}

/** Applies a provider's event once, in any order of arrival, and records the event with its outcome. */
export async function settle(tx: Database, context: SettleContext): Promise<Outcome> {
  const { event, provider, now, audit } = context
  const { id: eventId, type, reference, chargeId, cents } = event
  // Serializes the events of one payment. Some of its events contain the charge but no reference.
  if (chargeId !== null) await lockCharge(tx, chargeId)
  const payment = UUID.test(reference) ? await lockPayment(tx, { id: reference }) : await findCharged(tx, chargeId)
  if (await hasEvent(tx, provider, eventId)) return 'ignored'
  const outcome = await outcomeOf(tx, context, payment?.provider === provider ? payment : null)
  if (payment && !UNRECORDED.has(outcome)) {
    await audit.record(tx, { event: `payment.${outcome}`, outcome: 'done', accountId: payment.accountId })
  }
  await addEvent(tx, { provider, eventId, type, reference, chargeId, cents, outcome, receivedAt: now })
  return outcome
}

async function findCharged(tx: Database, chargeId: string | null): Promise<PaymentRow | null> {
  return chargeId === null ? null : lockPayment(tx, { chargeId })
}

async function outcomeOf(tx: Database, context: SettleContext, payment: PaymentRow | null): Promise<Outcome> {
  const { type, cents, checkoutId, chargeId } = context.event
  if (type === 'other') return 'ignored'
  if (!payment) return 'unknown'
  if (checkoutId !== null && payment.checkoutId !== null && payment.checkoutId !== checkoutId) return 'mismatch'
  const handlers = context.handlers[payment.kind]
  if (!handlers) throw new Error(`No handlers are registered for payments of kind ${payment.kind}.`)
  const earlierTypes = await listEventTypes(tx, context.provider, chargeId)
  switch (type) {
    case 'failed':
      return 'noted'
    case 'refunded':
      return refund(tx, cents, payment, handlers)
    case 'disputed':
      return earlierTypes.has('dispute_won') ? 'ignored' : dispute(tx, payment, handlers)
    case 'dispute_won':
      return restore(tx, payment, handlers)
    case 'expired':
      return expire(tx, payment)
    case 'paid': {
      const outcome = await receive(tx, context, payment, handlers)
      const isDisputed = earlierTypes.has('disputed') && !earlierTypes.has('dispute_won')
      return outcome === 'paid' && isDisputed ? dispute(tx, { ...payment, status: 'paid' }, handlers) : outcome
    }
  }
}

async function receive(
  tx: Database,
  { event: { cents, chargeId }, now, closePages }: SettleContext,
  payment: PaymentRow,
  handlers: PaymentHandlers,
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
  return (await handlers.fulfil(tx, payment)) ? 'paid' : 'duplicate'
}

async function expire(tx: Database, { id, status }: PaymentRow): Promise<Outcome> {
  if (status !== 'open' && status !== 'expired') return 'ignored'
  await setStatus(tx, id, 'expired')
  return 'expired'
}

/** Reverses the purchase on a full refund. The refund event may arrive before the payment event. */
async function refund(
  tx: Database,
  cents: number | null,
  payment: PaymentRow,
  handlers: PaymentHandlers,
): Promise<Outcome> {
  const { id, status } = payment
  if (status === 'refunded') return 'ignored'
  if (cents === null || cents < payment.cents) return 'noted'
  await setStatus(tx, id, 'refunded')
  if (status === 'paid') await handlers.reverse(tx, payment, 'refund')
  return 'refunded'
}

/** Reverses the purchase when any part is disputed, before the decision: the bank withdraws the money immediately. */
async function dispute(tx: Database, payment: PaymentRow, handlers: PaymentHandlers): Promise<Outcome> {
  if (payment.status !== 'paid') return 'ignored'
  await setStatus(tx, payment.id, 'disputed')
  await handlers.reverse(tx, payment, 'dispute')
  return 'disputed'
}

async function restore(tx: Database, payment: PaymentRow, handlers: PaymentHandlers): Promise<Outcome> {
  if (payment.status !== 'disputed') return 'noted'
  await setStatus(tx, payment.id, 'paid')
  return (await handlers.restore(tx, payment)) ? 'restored' : 'duplicate'
}

async function setStatus(tx: Database, id: string, status: PaymentRow['status']): Promise<void> {
  await tx.update(payments).set({ status }).where(eq(payments.id, id))
}
