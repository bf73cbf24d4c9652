import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Partners that are no vendors, such as planners and groups of venues. The operator creates them. */
export const partners = pgTable('partners', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  /** The value of the attribute `partner` on the partner's pages. */
  key: text('key').notNull().unique(),
  /** The hosts of the partner's websites. */
  hosts: text('hosts').array().notNull(),
  createdAt: instant('created_at').notNull(),
  /** Since when the operator does not count the partner. Null for partners that count. */
  disabledAt: instant('disabled_at'),
})
