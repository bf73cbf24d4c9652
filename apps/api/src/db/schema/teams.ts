import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { partners } from './partners.ts'
import { vendors } from './vendors.ts'

const role = () => text('role', { enum: ['owner', 'member'] }).notNull()
const ofVendor = () => integer('vendor_id').references(() => vendors.id, { onDelete: 'cascade' })
const ofPartner = () => integer('partner_id').references(() => partners.id, { onDelete: 'cascade' })

/**
 * The accounts that work for a vendor or a partner, except the account of the vendor itself, which is always an owner.
 * An account works for at most one of them.
 */
export const teamMembers = pgTable(
  'team_members',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    vendorId: ofVendor(),
    partnerId: ofPartner(),
    role: role(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    index('team_members_vendor').on(table.vendorId),
    index('team_members_partner').on(table.partnerId),
    check('team_members_one_team', sql`num_nonnulls(${table.vendorId}, ${table.partnerId}) = 1`),
  ],
)

/** Emailed invitations to a team. Only the SHA-256 of the token is stored. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    vendorId: ofVendor(),
    partnerId: ofPartner(),
    /** The email address, normalized by `normalizeEmail`. */
    email: text('email').notNull(),
    role: role(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedAt: instant('invited_at').notNull(),
  },
  (table) => [
    unique('team_invitations_once').on(table.vendorId, table.partnerId, table.email).nullsNotDistinct(),
    index('team_invitations_partner').on(table.partnerId),
    index('team_invitations_invited_at').on(table.invitedAt).concurrently(),
    check('team_invitations_one_team', sql`num_nonnulls(${table.vendorId}, ${table.partnerId}) = 1`),
  ],
)
