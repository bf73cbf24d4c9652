import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** A person. One e-mail is one account. */
export const accounts = pgTable('accounts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** In the form of `normalizeEmail`. */
  email: text('email').notNull().unique(),
  /** When somebody first proved to read the mailbox; before that anybody may have registered it. */
  verifiedAt: instant('verified_at'),
  /** Argon2id in PHC form; null for somebody who signs in by mailed codes only. */
  passwordHash: text('password_hash'),
  /** The name to show, as typed at registration, or ''. */
  displayName: text('display_name').notNull().default(''),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  /** Digits only, or ''. */
  phone: text('phone').notNull().default(''),
  plan: text('plan', { enum: ['free', 'monthly'] })
    .notNull()
    .default('free'),
  createdAt: instant('created_at').notNull(),
  /** When the account is to be erased; null unless its owner asked for that. */
  eraseAt: instant('erase_at'),
  /** When the account was erased. The remaining row contains no personal data. */
  erasedAt: instant('erased_at'),
})
