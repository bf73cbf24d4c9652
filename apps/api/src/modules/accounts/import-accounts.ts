import { normalizeEmail } from '@vowkit/sdk-core/contract'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { accounts, loginCodes, passwordResets, sessions } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { joinName } from './names.ts'

/** An account to find or create. */
export interface ImportedAccount {
  email: string
  /** If absent, the names of an existing account are not changed. */
  names?: { firstName: string; lastName: string } | undefined
}

/** The result of importing accounts. */
export interface AccountImport {
  /** The ids of all imported accounts, in input order. */
  ids: number[]
  /** The ids of the accounts that were created. */
  created: number[]
  /** The ids of the accounts whose sessions were revoked. Notify them after the transaction has committed. */
  signedOut: number[]
}

/**
 * Finds or creates accounts, such as those of an imported file. Anyone can register with an email address that is not
 * theirs. So for an existing account with an unverified email address, this revokes the password, sessions, reset links
 * and sign-in codes, and replaces the names and the phone. Verified accounts are not changed.
 */
export async function importAccounts(tx: Database, clock: Clock, people: ImportedAccount[]): Promise<AccountImport> {
  const given = people.map(({ email, names }) => ({ email: normalizeEmail(email), names }))
  const emails = given.map(({ email }) => email)
  if (emails.length === 0) return { ids: [], created: [], signedOut: [] }
  const rows = given.map(({ email, names }) => ({ email, ...toNameColumns(names), createdAt: clock.now() }))
  const created = await tx.insert(accounts).values(rows).onConflictDoNothing().returning({ id: accounts.id })
  const found = await tx.select().from(accounts).where(inArray(accounts.email, emails))
  const idOf = new Map(found.map(({ id, email }) => [email, id]))
  const createdIds = new Set(created.map(({ id }) => id))
  const unverified = found.filter(({ id, verifiedAt }) => !verifiedAt && !createdIds.has(id))
  const signedOut = await revokeCredentials(tx, unverified)
  const byEmail = new Map(given.map(({ email, names }) => [email, names]))
  for (const { id, email, displayName, phone } of unverified) {
    const names = byEmail.get(email)
    if (!names || (joinName(names.firstName, names.lastName) === displayName && phone === '')) continue
    await tx
      .update(accounts)
      .set({ ...toNameColumns(names), phone: '' })
      .where(and(eq(accounts.id, id), isNull(accounts.verifiedAt)))
  }
  return { ids: emails.map((email) => idOf.get(email) ?? 0), created: [...createdIds], signedOut }
}

async function revokeCredentials(tx: Database, unverified: { id: number; email: string }[]): Promise<number[]> {
  if (unverified.length === 0) return []
  const ids = unverified.map(({ id }) => id)
  // Locks the accounts first, so that pending sign-ins commit before their sessions are deleted.
  const locked = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, ids), isNull(accounts.verifiedAt)))
    .orderBy(accounts.id)
    .for('no key update')
  const lockedIds = locked.map(({ id }) => id)
  if (lockedIds.length === 0) return []
  await tx.update(accounts).set({ passwordHash: null }).where(inArray(accounts.id, lockedIds))
  // Sessions started by a magic link are not revoked, because the issuer of the link vouches for the couple.
  const ended = await tx
    .delete(sessions)
    .where(and(inArray(sessions.accountId, lockedIds), ne(sessions.scope, 'link')))
    .returning({ accountId: sessions.accountId })
  await tx.delete(passwordResets).where(inArray(passwordResets.accountId, lockedIds))
  const emails = unverified.filter(({ id }) => lockedIds.includes(id)).map(({ email }) => email)
  await tx.delete(loginCodes).where(inArray(loginCodes.email, emails))
  return [...new Set(ended.map(({ accountId }) => accountId))]
}

function toNameColumns(names: ImportedAccount['names']) {
  return names ? { ...names, displayName: joinName(names.firstName, names.lastName) } : {}
}
