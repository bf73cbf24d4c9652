import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The one sign-in code that may be valid for an e-mail; the row's lock is what counts parallel tries. */
export const loginChallenges = pgTable('login_challenges', {
  email: text('email').primaryKey(),
  codeHash: text('code_hash').notNull(),
  sentAt: instant('sent_at').notNull(),
  tries: integer('tries').notNull().default(0),
  spentAt: instant('spent_at'),
})
