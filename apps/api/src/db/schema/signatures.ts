import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { leadFiles } from './documents.ts'

/** Who signed what. Rows are only ever added; a trigger of the database sees to it. */
export const signatures = pgTable(
  'signatures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    fileId: integer('file_id')
      .notNull()
      .references(() => leadFiles.id),
    side: text('side', { enum: ['couple', 'vendor'] }).notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** As typed: one of a vendor, two of a couple. */
    names: text('names').array().notNull(),
    /** The document as it was signed: SHA-256, hexadecimal. */
    hash: text('hash').notNull(),
    /** What was agreed to, word for word. */
    consent: text('consent').notNull(),
    /** The address it came from. */
    address: text('address').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [unique('signatures_once').on(table.fileId, table.side), index('signatures_account').on(table.accountId)],
)
