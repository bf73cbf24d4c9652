import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { sessions } from './sessions.ts'

/** A code that starts a session, once. Only its SHA-256 is kept. */
export const handoffs = pgTable(
  'handoffs',
  {
    codeHash: text('code_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The session that asked for it, with which it ends; none where Google was the proof. */
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** The widest scope of the session that it starts. */
    scope: text('scope', { enum: ['full', 'embed'] })
      .notNull()
      .default('embed'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('handoffs_account').on(table.accountId), index('handoffs_session').on(table.sessionHash)],
)
