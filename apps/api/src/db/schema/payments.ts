import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** What somebody set out to pay at a provider's. The id is what the provider calls us back with. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    /** What is bought, and which of its kind. */
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
    /** Null until the provider has opened its page. */
    checkoutId: text('checkout_id'),
    url: text('url'),
    /** What the provider calls the money; null until it told of it. Disputes come with nothing else. */
    chargeId: text('charge_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    // However often somebody presses, one page is open to pay one thing.
    uniqueIndex('payments_open').on(table.kind, table.subject).where(sql`status = 'open'`),
    index('payments_subject').on(table.kind, table.subject),
    index('payments_charge').on(table.chargeId),
  ],
)

/** What providers told us, and what came of it. Rows are only ever added; a trigger of the database sees to it. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    /** As the provider calls it. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** The payment's id as it was told, whether or not there is one. */
    reference: text('reference').notNull(),
    /** What the provider calls the money, where it named it. */
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
