import { type AnyPgColumn, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { magicLinks } from './magic-links.ts'

/** Sessions. Only the SHA-256 of the token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Public id for listing and revoking sessions. Not a secret. */
    id: uuid('id').notNull().unique().defaultRandom(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The magic link that started the session, if any. */
    magicLinkId: integer('magic_link_id').references(() => magicLinks.id, { onDelete: 'cascade' }),
    scope: text('scope', { enum: ['full', 'embed', 'link'] })
      .notNull()
      .default('full'),
    /** The parent session whose handoff started this one. Revoking the parent revokes this one. */
    parentHash: text('parent_hash').references((): AnyPgColumn => sessions.tokenHash, { onDelete: 'cascade' }),
    /** The `Origin` of the sign-in. Null if the request had none. */
    origin: text('origin'),
    userAgent: text('user_agent').notNull().default(''),
    /** Time of the sign-in. Handoffs copy it to child sessions, so that all expire 90 days after the first sign-in. */
    signedInAt: instant('signed_in_at').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_magic_link').on(table.magicLinkId),
    index('sessions_parent').on(table.parentHash),
    index('sessions_last_used_at').on(table.lastUsedAt).concurrently(),
    index('sessions_signed_in_at').on(table.signedInAt).concurrently(),
  ],
)
