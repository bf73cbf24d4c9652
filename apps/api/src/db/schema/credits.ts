import { sql } from 'drizzle-orm'
import { index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { visions } from './visions.ts'

/** The ledger: rows are only ever added, and a balance is their sum. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['grant', 'reserve', 'release'] }).notNull(),
    amount: integer('amount').notNull(),
    /** What a reserve paid for, and what its release gives back. */
    visionId: uuid('vision_id').references(() => visions.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('credit_entries_account').on(table.accountId),
    // One vision is charged once and refunded once, whatever the code above it does.
    uniqueIndex('credit_entries_once').on(table.visionId, table.kind).where(sql`vision_id is not null`),
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
