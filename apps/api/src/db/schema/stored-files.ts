import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Images in the store that count against an account's storage quota. Documents count by their own rows. */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text('key').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    size: bigint('size', { mode: 'number' }).notNull(),
  },
  (table) => [index('stored_files_account').on(table.accountId)],
)
