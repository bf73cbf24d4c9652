import type { TeamRole } from '@vowkit/sdk-core/contract'
import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { accounts, chatRooms, partners, teamInvitations, teamMembers, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** The vendor or the partner that accounts work for. */
export interface TeamRef {
  kind: 'vendor' | 'partner'
  id: number
}

/** An account's place in a team. */
export interface Membership {
  team: TeamRef
  role: TeamRole
}

/** The columns that identify the team of a row. */
export const columnsOf = ({ kind, id }: TeamRef) => ({
  vendorId: kind === 'vendor' ? id : null,
  partnerId: kind === 'partner' ? id : null,
})

const isMemberOf = ({ kind, id }: TeamRef) => eq(kind === 'vendor' ? teamMembers.vendorId : teamMembers.partnerId, id)
const isInvitedTo = ({ kind, id }: TeamRef) =>
  eq(kind === 'vendor' ? teamInvitations.vendorId : teamInvitations.partnerId, id)

/** Converts the columns that identify a team. Exactly one of them is set. */
export function teamOf({ vendorId, partnerId }: { vendorId: number | null; partnerId: number | null }): TeamRef {
  return vendorId === null ? { kind: 'partner', id: partnerId ?? 0 } : { kind: 'vendor', id: vendorId }
}

/** Returns the team that an account works for, or null. */
export async function findMembership(db: Database, accountId: number): Promise<Membership | null> {
  const [own] = await db.select({ id: vendors.id }).from(vendors).where(eq(vendors.accountId, accountId))
  if (own) return { team: { kind: 'vendor', id: own.id }, role: 'owner' }
  const [row] = await db.select().from(teamMembers).where(eq(teamMembers.accountId, accountId))
  return row ? { team: teamOf(row), role: row.role } : null
}

/**
 * Returns the account of the vendor whose team an account has joined, or null. The vendor's own account has joined none.
 * With a room, returns null unless the room is one of the vendor's, with a couple that the account does not belong to.
 */
export async function findVendorAccount(db: Database, accountId: number, inRoom?: { id: number; coupleId: number }) {
  const room = db
    .select({ vendorId: chatRooms.vendorId })
    .from(chatRooms)
    .where(and(eq(chatRooms.id, inRoom?.id ?? 0), ne(chatRooms.accountId, inRoom?.coupleId ?? accountId)))
  const [row] = await db
    .select({ account: accounts, vendorId: vendors.id })
    .from(teamMembers)
    .innerJoin(vendors, eq(vendors.id, teamMembers.vendorId))
    .innerJoin(accounts, eq(accounts.id, vendors.accountId))
    .where(and(eq(teamMembers.accountId, accountId), inRoom === undefined ? undefined : eq(teamMembers.vendorId, room)))
  return row ?? null
}

/** Whether a room is one of the vendor that an account was created for. */
export async function isVendorOf(db: Database, accountId: number, roomId: number): Promise<boolean> {
  const own = db.select({ id: vendors.id }).from(vendors).where(eq(vendors.accountId, accountId))
  return (await db.$count(chatRooms, and(eq(chatRooms.id, roomId), eq(chatRooms.vendorId, own)))) > 0
}

/** Returns the name of a team and, for a vendor, the account that it was created with. */
export async function readTeam(db: Database, { kind, id }: TeamRef) {
  if (kind === 'partner') {
    const [partner] = await db.select().from(partners).where(eq(partners.id, id))
    return partner ? { name: partner.name, partner, founder: null } : null
  }
  const [row] = await db
    .select({ name: vendors.businessName, founder: accounts, createdAt: vendors.createdAt })
    .from(vendors)
    .innerJoin(accounts, eq(accounts.id, vendors.accountId))
    .where(eq(vendors.id, id))
  return row ? { name: row.name, partner: null, founder: { account: row.founder, joinedAt: row.createdAt } } : null
}

/** Locks a team, so that concurrent changes cannot remove its last owner. */
export async function lockTeam(tx: Database, { kind, id }: TeamRef): Promise<void> {
  const table = kind === 'vendor' ? vendors : partners
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update')
}

/** Returns the members, owners first, without the vendor's own account. */
export function listMembers(db: Database, team: TeamRef) {
  return db
    .select({ member: teamMembers, account: accounts })
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.accountId))
    .where(isMemberOf(team))
    .orderBy(desc(teamMembers.role), asc(teamMembers.joinedAt), asc(teamMembers.accountId))
}

export function listInvitations(db: Database, team: TeamRef, since: Date) {
  return db
    .select()
    .from(teamInvitations)
    .where(and(isInvitedTo(team), gt(teamInvitations.invitedAt, since)))
    .orderBy(desc(teamInvitations.id))
}

export async function findMember(db: Database, team: TeamRef, accountId: number) {
  const isIt = and(isMemberOf(team), eq(teamMembers.accountId, accountId))
  const [row] = await db.select().from(teamMembers).where(isIt)
  return row ?? null
}

/** Returns the number of owners, without the vendor's own account. */
export function countOwners(db: Database, team: TeamRef): Promise<number> {
  return db.$count(teamMembers, and(isMemberOf(team), eq(teamMembers.role, 'owner')))
}

/** Stores an invitation. Replaces an earlier invitation of the same address to the same team. */
export async function storeInvitation(
  tx: Database,
  { team, ...values }: { team: TeamRef; email: string; role: TeamRole; tokenHash: string; invitedAt: Date },
): Promise<void> {
  const { tokenHash, role, invitedAt } = values
  await tx
    .insert(teamInvitations)
    .values({ ...columnsOf(team), ...values })
    .onConflictDoUpdate({
      target: [teamInvitations.vendorId, teamInvitations.partnerId, teamInvitations.email],
      set: { tokenHash, role, invitedAt },
    })
}

/** Deletes an invitation. Returns false if the team has no such invitation. */
export async function deleteInvitation(tx: Database, team: TeamRef, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(teamInvitations)
    .where(and(isInvitedTo(team), eq(teamInvitations.id, id)))
    .returning({ id: teamInvitations.id })
  return deleted.length > 0
}

/** Returns a condition for the valid invitation of a token. */
export const isInvitation = (tokenHash: string, since: Date) =>
  and(eq(teamInvitations.tokenHash, tokenHash), gt(teamInvitations.invitedAt, since))

/** Whether an account is on the team of a vendor that is not its own. */
export async function isOnTeamOf(db: Database, accountId: number, vendorId: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(teamMembers)
    .where(and(eq(teamMembers.accountId, accountId), eq(teamMembers.vendorId, vendorId)))
  return rows.length > 0
}

/** Returns the accounts of a vendor's team: the vendor's own account, then the members. */
export async function listVendorAccounts(db: Database, vendorId: number): Promise<number[]> {
  const own = await db.select({ id: vendors.accountId }).from(vendors).where(eq(vendors.id, vendorId))
  const joined = await listMembers(db, { kind: 'vendor', id: vendorId })
  return [...own, ...joined.map(({ account }) => account)].map(({ id }) => id)
}
