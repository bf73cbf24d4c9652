import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Emailed sign-in codes. A row lock serializes concurrent attempts. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The email address, normalized by `normalizeEmail`. */
    email: text('email').notNull(),
    /** The scope of the session that the code starts. The email states the scope. */
    scope: text('scope', { enum: ['full', 'embed'] }).notNull(),
    /** The `Origin` header of the request. Null if the request had none. */
    origin: text('origin'),
    /** The client address, converted by `toAddressBucket`. */
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
 * Requests for a sign-in code. Attempts are counted separately for each request. Requests within the resend interval
 * share the code of the first request.
 */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    id: text('id').primaryKey(),
    codeId: uuid('code_id')
      .notNull()
      .references(() => loginCodes.id, { onDelete: 'cascade' }),
    /** The `Origin` of the request, which may differ from the origin in the email. */
    origin: text('origin'),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [index('login_challenges_code').on(table.codeId)],
)
