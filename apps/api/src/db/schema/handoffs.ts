import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { sessions } from './sessions.ts'

/** Single-use codes that start a session. Only the SHA-256 of the code is stored. */
export const handoffs = pgTable(
  'handoffs',
  {
    codeHash: text('code_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The session that requested the code. Revoking the session deletes the code. Null after a sign-in with Google. */
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** The URL of the only page that can redeem the code, without its fragment. Null if any page can. */
    target: text('target'),
    /** The maximum scope of the session that the code starts. */
    scope: text('scope', { enum: ['full', 'embed'] })
      .notNull()
      .default('embed'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('handoffs_account').on(table.accountId),
    index('handoffs_session').on(table.sessionHash),
    index('handoffs_created_at').on(table.createdAt).concurrently(),
  ],
)
