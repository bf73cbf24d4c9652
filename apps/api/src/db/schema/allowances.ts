import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** How much of an allowance somebody has used in the window that runs. */
export const allowances = pgTable('allowances', {
  key: text('key').primaryKey(),
  used: integer('used').notNull(),
  endsAt: instant('ends_at').notNull(),
})
