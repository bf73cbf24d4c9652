import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** A person. One e-mail is one account. */
export const accounts = pgTable('accounts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** In the form of `normalizeEmail`. */
  email: text('email').notNull().unique(),
  /** When somebody first proved to read the mailbox; before that anybody may have registered it. */
  verifiedAt: instant('verified_at'),
  passwordHash: text('password_hash'),
  plan: text('plan', { enum: ['free', 'monthly'] })
    .notNull()
    .default('free'),
  createdAt: instant('created_at').notNull(),
})
