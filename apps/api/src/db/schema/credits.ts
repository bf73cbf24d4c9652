import { sql } from 'drizzle-orm'
import { index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { payments } from './payments.ts'

/**
 * The credit ledger. A balance is the sum of its rows. Rows are insert-only, which a database trigger enforces.
 *
 * - `grant`: the free credits of a new account.
 * - `reserve`: the cost of a vision, charged when it is requested.
 * - `release`: returns a `reserve` after the vision failed.
 * - `pack`: the credits of a paid pack.
 * - `refund`: removes the remaining credits of a refunded pack. With a vision: removes a credit released later.
 * - `dispute`: removes the remaining credits of a disputed payment.
 * - `restore`: returns the credits of a `dispute` that was won.
 * - `plan`: 0 credits. Marks the start of the monthly plan.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', {
      enum: ['grant', 'reserve', 'release', 'pack', 'refund', 'dispute', 'restore', 'plan'],
    }).notNull(),
    amount: integer('amount').notNull(),
    /** The id of the vision. Not a foreign key, because the ledger keeps the entries of deleted visions. */
    visionId: uuid('vision_id'),
    /** The payment of a pack. */
    paymentId: uuid('payment_id').references(() => payments.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('credit_entries_account').on(table.accountId),
    // The database ensures one charge and one release per vision and one pack per payment.
    uniqueIndex('credit_entries_once').on(table.visionId, table.kind).where(sql`vision_id is not null`),
    uniqueIndex('credit_entries_paid_once')
      .on(table.paymentId, table.kind)
      .where(sql`payment_id is not null and vision_id is null`),
  ],
)

/** Packs of credits for sale. */
export const visionPacks = pgTable('vision_packs', {
  id: integer('id').primaryKey(),
  credits: integer('credits').notNull(),
  /** The price. */
  price: numeric('price', { precision: 10, scale: 2 }).notNull(),
  percentageOff: integer('percentage_off'),
})

/** Orders of packs, with the price and credits at the time of the order. */
export const packOrders = pgTable('pack_orders', {
  id: uuid('id').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accounts.id),
  credits: integer('credits').notNull(),
  cents: integer('cents').notNull(),
  createdAt: instant('created_at').notNull(),
})
