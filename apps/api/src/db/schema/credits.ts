import { sql } from 'drizzle-orm'
import { index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { payments } from './payments.ts'
import { visions } from './visions.ts'

/**
 * The ledger. A balance is the sum of its rows, which are only ever added; a trigger of the database sees to it.
 *
 * - `grant`: the present of a new account.
 * - `reserve`: what a vision costs, when it is asked for. Its picture settles it.
 * - `release`: the same given back, as the vision came to nothing.
 * - `pack`: the credits of a paid pack.
 * - `refund`: what was left of a pack whose money was given back; with a vision, a credit that came back from it later.
 * - `dispute`: the same, as a bank took the money back.
 * - `restore`: what a dispute took, given back as it was won.
 * - `plan`: no credits; the monthly plan began.
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
    visionId: uuid('vision_id').references(() => visions.id),
    /** What paid for a pack. */
    paymentId: uuid('payment_id').references(() => payments.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('credit_entries_account').on(table.accountId),
    // One vision is charged once and refunded once, and one payment buys once, whatever the code above it does.
    uniqueIndex('credit_entries_once').on(table.visionId, table.kind).where(sql`vision_id is not null`),
    uniqueIndex('credit_entries_paid_once')
      .on(table.paymentId, table.kind)
      .where(sql`payment_id is not null and vision_id is null`),
  ],
)

/** Credits for sale. */
export const visionPacks = pgTable('vision_packs', {
  id: integer('id').primaryKey(),
  credits: integer('credits').notNull(),
  /** US dollars. */
  price: numeric('price', { precision: 10, scale: 2 }).notNull(),
  percentageOff: integer('percentage_off'),
})

/** What somebody set out to buy: a pack as it was offered to them. */
export const packOrders = pgTable('pack_orders', {
  id: uuid('id').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accounts.id),
  credits: integer('credits').notNull(),
  cents: integer('cents').notNull(),
  createdAt: instant('created_at').notNull(),
})
