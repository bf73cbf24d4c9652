import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** A sign-in code that was mailed. The row lock serializes parallel attempts. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In the form of `normalizeEmail`. */
    email: text('email').notNull(),
    /** What the code opens. The mail says so. */
    scope: text('scope', { enum: ['full', 'embed'] }).notNull(),
    /** The origin of the page that asked; null if the request named none. */
    origin: text('origin'),
    /** The client address that asked, in the form of `toAddressBucket`. */
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    /** True for a code of 8 characters, false for 4 digits. */
    isLong: boolean('is_long').notNull(),
    sentAt: instant('sent_at').notNull(),
    spentAt: instant('spent_at'),
  },
  (table) => [
    index('login_codes_email').on(table.email),
    index('login_codes_address').on(table.address),
    index('login_codes_sent').on(table.sentAt),
  ],
)

/**
 * A request for a code. Attempts are counted here, so that one request spends nothing of another. Requests within the
 * resend wait share the code that was mailed for the first of them.
 */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    id: text('id').primaryKey(),
    codeId: uuid('code_id')
      .notNull()
      .references(() => loginCodes.id, { onDelete: 'cascade' }),
    /** The origin of the page that asked, which may differ from the origin that the mail named. */
    origin: text('origin'),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [index('login_challenges_code').on(table.codeId)],
)
