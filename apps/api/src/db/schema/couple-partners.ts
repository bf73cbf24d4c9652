import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** The accounts that have joined a couple. They act on the couple's data. A couple has at most one such partner. */
export const couplePartners = pgTable('couple_partners', {
  /** The partner's own account. */
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The couple's account, which owns the data. */
  coupleId: integer('couple_id')
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  joinedAt: instant('joined_at').notNull(),
})

/** The emailed invitation of a couple's partner, at most one for each couple. Stores only the SHA-256 of the token. */
export const partnerInvitations = pgTable('partner_invitations', {
  coupleId: integer('couple_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The email address, normalized by `normalizeEmail`. */
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  invitedAt: instant('invited_at').notNull(),
})

/** Which of the two people loves a favourite or a vision: the owner of the couple's account, the partner, or both. */
export const LOVERS = ['first', 'partner', 'both'] as const
export type Lovers = (typeof LOVERS)[number]

/**
 * The account of the partner who made a row. Null if the owner of the couple's account made it. Not a foreign key:
 * rows of accounts are never deleted, and adding one would lock the table.
 */
export const madeBy = () => integer('made_by')
