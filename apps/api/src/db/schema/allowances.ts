import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Rate limits with their number of uses in the current window. */
export const allowances = pgTable(
  'allowances',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('allowances_ends_at').on(table.endsAt).concurrently()],
)
