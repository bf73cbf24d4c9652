import { and, eq, gt, isNotNull, lte, ne, or } from 'drizzle-orm'
import {
  accounts,
  chatRooms,
  couplePartners,
  couples,
  favourites,
  inspirations,
  leads,
  packOrders,
  partnerInvitations,
  visions,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Returns the couple's invitation if it was sent after `since`, or null. */
export async function findInvitation(db: Database, coupleId: number, since: Date) {
  const isIts = and(eq(partnerInvitations.coupleId, coupleId), gt(partnerInvitations.invitedAt, since))
  const [row] = await db.select().from(partnerInvitations).where(isIts)
  return row ?? null
}

/** Returns a condition for the valid invitation of a token. */
export const isInvitation = (tokenHash: string, since: Date) =>
  and(eq(partnerInvitations.tokenHash, tokenHash), gt(partnerInvitations.invitedAt, since))

/** Stores an invitation. Replaces the couple's earlier one. */
export async function storeInvitation(tx: Database, row: typeof partnerInvitations.$inferInsert): Promise<void> {
  const { email, tokenHash, invitedAt } = row
  await tx
    .insert(partnerInvitations)
    .values(row)
    .onConflictDoUpdate({ target: partnerInvitations.coupleId, set: { email, tokenHash, invitedAt } })
}

/** Deletes the invitation of a couple. Returns false if it has none. */
export async function deleteInvitation(tx: Database, coupleId: number): Promise<boolean> {
  const deleted = await tx.delete(partnerInvitations).where(eq(partnerInvitations.coupleId, coupleId)).returning()
  return deleted.length > 0
}

/** Deletes the invitation of a token. Returns false if another request has used or replaced it. */
export async function spendInvitation(tx: Database, tokenHash: string): Promise<boolean> {
  const spent = await tx.delete(partnerInvitations).where(eq(partnerInvitations.tokenHash, tokenHash)).returning()
  return spent.length > 0
}

export async function deleteInvitationsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(partnerInvitations).where(lte(partnerInvitations.invitedAt, before))
}

/** Returns the accounts of a couple, the couple's own account first. `joinedAt` is null for it. */
export async function listPeople(db: Database, coupleId: number) {
  const rows = await db
    .select({ account: accounts, joinedAt: couplePartners.joinedAt })
    .from(accounts)
    .leftJoin(couplePartners, and(eq(couplePartners.accountId, accounts.id), eq(couplePartners.coupleId, coupleId)))
    .where(or(eq(accounts.id, coupleId), eq(couplePartners.coupleId, coupleId)))
  return rows.toSorted((a, b) => Number(a.account.id !== coupleId) - Number(b.account.id !== coupleId))
}

/** Whether an account has a wedding of its own, or is already one of two people of a couple. */
export async function hasWedding(db: Database, accountId: number): Promise<boolean> {
  const counts = await Promise.all([
    db.$count(couplePartners, or(eq(couplePartners.accountId, accountId), eq(couplePartners.coupleId, accountId))),
    db.$count(
      couples,
      and(eq(couples.accountId, accountId), or(ne(couples.partnerName, ''), isNotNull(couples.weddingDate))),
    ),
    db.$count(visions, eq(visions.accountId, accountId)),
    db.$count(inspirations, eq(inspirations.accountId, accountId)),
    db.$count(favourites, and(eq(favourites.accountId, accountId), isNotNull(favourites.savedAt))),
    db.$count(leads, eq(leads.accountId, accountId)),
    db.$count(chatRooms, eq(chatRooms.accountId, accountId)),
    db.$count(packOrders, eq(packOrders.accountId, accountId)),
  ])
  return counts.some((count) => count > 0)
}
