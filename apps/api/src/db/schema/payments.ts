import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** Payments. The id is the reference that the provider includes in its events. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    /** The kind of purchase. `subject` is the id of the invoice or order. */
    kind: text('kind', { enum: ['invoice', 'pack'] }).notNull(),
    subject: text('subject').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    provider: text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
    title: text('title').notNull(),
    payee: text('payee').notNull(),
    cents: integer('cents').notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    status: text('status', { enum: ['open', 'paid', 'expired', 'refunded', 'disputed'] }).notNull(),
    /** Null until the provider has opened its checkout page. */
    checkoutId: text('checkout_id'),
    url: text('url'),
    /** The provider's id of the charge. Null until its first event. Dispute events include only this id. */
    chargeId: text('charge_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    // Repeated requests share one open payment per purchase.
    uniqueIndex('payments_open').on(table.kind, table.subject).where(sql`status = 'open'`),
    index('payments_subject').on(table.kind, table.subject),
    index('payments_charge').on(table.chargeId),
  ],
)

/** Events of payment providers and their outcomes. Rows are insert-only, which a database trigger enforces. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    /** The provider's id of the event. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** The payment id in the event. A payment with this id may not exist. */
    reference: text('reference').notNull(),
    /** The provider's id of the charge, if the event includes it. */
    chargeId: text('charge_id'),
    cents: integer('cents'),
    outcome: text('outcome').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    unique('payment_events_once').on(table.provider, table.eventId),
    index('payment_events_charge').on(table.chargeId),
  ],
)
