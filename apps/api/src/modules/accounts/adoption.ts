import { normalizeEmail } from '@vowkit/sdk-core/contract'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { accounts, loginCodes, passwordResets, sessions } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { joinName } from './names.ts'

/** A person who is brought along rather than registers. */
export interface Newcomer {
  email: string
  /** Absent: an account that exists keeps its names. */
  names?: { firstName: string; lastName: string } | undefined
}

/** Accounts that somebody else than their owner puts data into, such as an import. */
export interface Adopted {
  /** The ids of the accounts, in the order given. */
  ids: number[]
  /** Those that were made. */
  made: number[]
  /** The accounts whose sessions ended. Tell of them once the transaction has committed. */
  voided: number[]
}

/**
 * Finds or makes the accounts of people who are brought along. Anybody can register an e-mail that is not theirs. So until
 * the owner of the mailbox proves it, the password, sessions, reset links and codes of an account are void once it is
 * brought along, and so are the names and phone that the import replaces. Verified accounts stay as they are.
 */
export async function adoptAccounts(tx: Database, clock: Clock, people: Newcomer[]): Promise<Adopted> {
  const given = people.map(({ email, names }) => ({ email: normalizeEmail(email), names }))
  const emails = given.map(({ email }) => email)
  if (emails.length === 0) return { ids: [], made: [], voided: [] }
  const rows = given.map(({ email, names }) => ({ email, ...toNameColumns(names), createdAt: clock.now() }))
  const made = await tx.insert(accounts).values(rows).onConflictDoNothing().returning({ id: accounts.id })
  const found = await tx.select().from(accounts).where(inArray(accounts.email, emails))
  const idOf = new Map(found.map(({ id, email }) => [email, id]))
  const fresh = new Set(made.map(({ id }) => id))
  const unproved = found.filter(({ id, verifiedAt }) => !verifiedAt && !fresh.has(id))
  const voided = await voidCredentials(tx, unproved)
  const byEmail = new Map(given.map(({ email, names }) => [email, names]))
  for (const { id, email, displayName, phone } of unproved) {
    const names = byEmail.get(email)
    if (!names || (joinName(names.firstName, names.lastName) === displayName && phone === '')) continue
    await tx
      .update(accounts)
      .set({ ...toNameColumns(names), phone: '' })
      .where(and(eq(accounts.id, id), isNull(accounts.verifiedAt)))
  }
  return { ids: emails.map((email) => idOf.get(email) ?? 0), made: [...fresh], voided }
}

async function voidCredentials(tx: Database, unproved: { id: number; email: string }[]): Promise<number[]> {
  if (unproved.length === 0) return []
  const ids = unproved.map(({ id }) => id)
  // The accounts come first: their locks make sign-ins under way end before their sessions are looked for.
  const locked = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, ids), isNull(accounts.verifiedAt)))
    .orderBy(accounts.id)
    .for('no key update')
  const still = locked.map(({ id }) => id)
  if (still.length === 0) return []
  await tx.update(accounts).set({ passwordHash: null }).where(inArray(accounts.id, still))
  // A session of a magic link is begun by the link, which its issuer vouches for.
  const ended = await tx
    .delete(sessions)
    .where(and(inArray(sessions.accountId, still), ne(sessions.scope, 'link')))
    .returning({ accountId: sessions.accountId })
  await tx.delete(passwordResets).where(inArray(passwordResets.accountId, still))
  const emails = unproved.filter(({ id }) => still.includes(id)).map(({ email }) => email)
  await tx.delete(loginCodes).where(inArray(loginCodes.email, emails))
  return [...new Set(ended.map(({ accountId }) => accountId))]
}

function toNameColumns(names: Newcomer['names']) {
  return names ? { ...names, displayName: joinName(names.firstName, names.lastName) } : {}
}
