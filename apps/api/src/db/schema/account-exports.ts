import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** The latest export of an account's data. A job writes the file and completes the row. */
export const accountExports = pgTable(
  'account_exports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['pending', 'ready', 'failed'] }).notNull(),
    /** Key of the ZIP in the file store. Null until `state` is `ready`. */
    key: text('key'),
    requestedAt: instant('requested_at').notNull(),
    /** When a `ready` file is deleted, or a `pending` export counts as failed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('account_exports_expires_at').on(table.expiresAt).concurrently()],
)
