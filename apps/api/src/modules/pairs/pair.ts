import { eq, or } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { accounts, couplePartners } from '../../db/tables.ts'
import type { Account, Pair, Person } from '../../http/call-context.ts'
import type { Database } from '../../platform/database.ts'

/** The accounts of a couple with two logins: the couple's account, and the one that has joined it. */
export const pairAccounts = { first: alias(accounts, 'first_person'), partner: alias(accounts, 'partner_person') }
const { first, partner } = pairAccounts

/** Join condition for the pair that an account belongs to, as either person. */
export const isPairOf = (accountId: PgColumn) =>
  or(eq(couplePartners.accountId, accountId), eq(couplePartners.coupleId, accountId))
export const isFirst = eq(first.id, couplePartners.coupleId)
export const isPartner = eq(partner.id, couplePartners.accountId)

const columnsOf = (table: typeof first | typeof partner) => ({
  id: table.id,
  email: table.email,
  plan: table.plan,
  verifiedAt: table.verifiedAt,
  firstName: table.firstName,
  displayName: table.displayName,
})

/** The columns of a pair. Both are null for a couple with one login. */
export const PAIR = { first: columnsOf(first), partner: columnsOf(partner) }

type PairedAccount = Omit<Account, 'pair'> & { firstName: string; displayName: string }
type MaybeAccount = { [Field in keyof PairedAccount]: PairedAccount[Field] | null } | null
type PairRow = Record<'first' | 'partner', MaybeAccount>

/** Whether a joined row exists. */
function exists(row: MaybeAccount): row is PairedAccount {
  return row !== null && row.id !== null
}

/**
 * Returns the account that calls of couples act as, with the people of the couple. `isForwardable`: the session is that of
 * a magic link, which must not show an email address, so people without a name have the name `""`.
 */
export function toCouple(account: Account, { first, partner }: PairRow, isForwardable = false): Account {
  if (!exists(first) || !exists(partner)) return account
  const pair: Pair = {
    first: toPerson(first, isForwardable),
    partner: toPerson(partner, isForwardable),
    you: account.id === first.id ? 'first' : 'partner',
  }
  const { id, email, plan, verifiedAt } = first
  return { id, email, plan, verifiedAt, pair }
}

const toPerson = (account: PairedAccount, isForwardable: boolean): Person => ({
  id: account.id,
  name: personName(isForwardable ? { ...account, email: '' } : account),
})

/** Returns a person's first name, or the part of the email address before the @. */
export function personName({
  firstName,
  displayName,
  email,
}: Pick<PairedAccount, 'firstName' | 'displayName' | 'email'>): string {
  return firstName || displayName || (email.split('@')[0] ?? '')
}

/** Reads the account that calls of couples act as. */
export async function findCouple(db: Database, account: Account): Promise<Account> {
  const [row] = await db
    .select(PAIR)
    .from(couplePartners)
    .innerJoin(first, isFirst)
    .innerJoin(partner, isPartner)
    .where(or(eq(couplePartners.accountId, account.id), eq(couplePartners.coupleId, account.id)))
  return row ? toCouple(account, row) : account
}

/** Returns the id of the account that owns the data of an account's couple. */
export async function findCoupleId(db: Database, accountId: number): Promise<number> {
  const [row] = await db
    .select({ id: couplePartners.coupleId })
    .from(couplePartners)
    .where(eq(couplePartners.accountId, accountId))
  return row?.id ?? accountId
}

/** Returns the accounts of a couple: the couple's own account, then that of its partner. */
export async function listPersonIds(db: Database, coupleId: number): Promise<number[]> {
  const joined = await db
    .select({ id: couplePartners.accountId })
    .from(couplePartners)
    .where(eq(couplePartners.coupleId, coupleId))
  return [coupleId, ...joined.map(({ id }) => id)]
}

/** Returns the email address of the partner who has joined a couple. Empty for a couple with one login. */
export async function listPartnerEmails(db: Database, coupleId: number): Promise<string[]> {
  const rows = await db
    .select({ email: accounts.email })
    .from(couplePartners)
    .innerJoin(accounts, eq(accounts.id, couplePartners.accountId))
    .where(eq(couplePartners.coupleId, coupleId))
  return rows.map(({ email }) => email)
}

/** Returns the account id of the person who acts. */
export function personOf({ id, pair }: Account): number {
  return pair ? pair[pair.you].id : id
}

/** Returns the value of a row's `made_by`: the account of the partner if the partner acts, otherwise null. */
export function makerOf({ pair }: Account): number | null {
  return pair?.you === 'partner' ? pair.partner.id : null
}
