import { and, eq } from 'drizzle-orm'
import { accounts, couplePartners, couples, favourites, sessions, visions, weddingFeeds } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/**
 * Ends the access of a couple's partner: the sessions and the address of the calendar. Removes the partner's email from the
 * profile. What the partner loved becomes the first person's, so that nothing disappears from the couple's lists.
 */
export async function endPair(tx: Database, { coupleId, partnerId }: { coupleId: number; partnerId: number }) {
  await tx.delete(couplePartners).where(eq(couplePartners.accountId, partnerId))
  await tx.delete(sessions).where(eq(sessions.accountId, partnerId))
  await tx.update(weddingFeeds).set({ isOn: false }).where(eq(weddingFeeds.accountId, partnerId))
  const partnerEmail = tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, partnerId))
  await tx
    .update(couples)
    .set({ partnerEmail: '' })
    .where(and(eq(couples.accountId, coupleId), eq(couples.partnerEmail, partnerEmail)))
  await tx.update(favourites).set({ lovedBy: 'first' }).where(eq(favourites.accountId, coupleId))
  const isLovedBy = (who: 'both' | 'partner') => and(eq(visions.accountId, coupleId), eq(visions.lovedBy, who))
  await tx.update(visions).set({ lovedBy: 'first' }).where(isLovedBy('both'))
  await tx.update(visions).set({ lovedBy: null }).where(isLovedBy('partner'))
}

/** Returns the pair that an account belongs to, as either person. Null for an account with one login. */
export async function findPair(db: Database, accountId: number) {
  const { coupleId, accountId: partnerId } = couplePartners
  const [pair] = await db
    .select({ coupleId, partnerId })
    .from(couplePartners)
    .where(eq(partnerId, accountId))
    .unionAll(db.select({ coupleId, partnerId }).from(couplePartners).where(eq(coupleId, accountId)))
  return pair ?? null
}
