import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { madeBy } from './couple-partners.ts'
import { leadFiles } from './documents.ts'

/** Signatures. Rows are insert-only, which a database trigger enforces. */
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
    /** The names as typed: one for a vendor, two for a couple. */
    names: text('names').array().notNull(),
    /** SHA-256 of the signed document, hexadecimal. */
    hash: text('hash').notNull(),
    /** The exact consent text. */
    consent: text('consent').notNull(),
    /** The client's IP address. */
    address: text('address').notNull(),
    signedAt: instant('signed_at').notNull(),
    /** Which of the two people signed for both. */
    madeBy: madeBy(),
  },
  (table) => [unique('signatures_once').on(table.fileId, table.side), index('signatures_account').on(table.accountId)],
)
