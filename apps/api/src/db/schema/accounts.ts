import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Accounts of couples and vendors, one per email address. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The email address, normalized by `normalizeEmail`. */
    email: text('email').notNull().unique(),
    /**
     * When the owner of the email address was first verified. Before that, anyone may have registered the email address.
     */
    verifiedAt: instant('verified_at'),
    /** Argon2id hash in PHC format. Null for accounts that sign in by emailed codes only. */
    passwordHash: text('password_hash'),
    /** The display name from the registration, or ''. */
    displayName: text('display_name').notNull().default(''),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** The phone number, digits only, or ''. */
    phone: text('phone').notNull().default(''),
    plan: text('plan', { enum: ['free', 'monthly'] })
      .notNull()
      .default('free'),
    /** The language of emails to the account, set by the last sign-in. English if null. */
    language: text('language', { enum: ['en', 'es'] }),
    createdAt: instant('created_at').notNull(),
    /** When the account will be erased. Null unless its owner requested that. */
    eraseAt: instant('erase_at'),
    /** When the account was erased. The remaining row contains no personal data. */
    erasedAt: instant('erased_at'),
  },
  (table) => [index('accounts_erase_at').on(table.eraseAt).where(sql`${table.eraseAt} is not null`).concurrently()],
)
