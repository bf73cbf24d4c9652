import { normalizeEmail } from '@vowkit/sdk-core/contract'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { accounts, couplePartners, couples, teamMembers, vendors } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { CreditService } from '../credits/service.ts'
import { type AccountImport, type ImportedAccount, importAccounts } from './import-accounts.ts'
import { joinName, splitName } from './names.ts'

export { splitName, toUsername } from './names.ts'

export type StoredAccount = typeof accounts.$inferSelect

export interface Registration {
  /** The full name as typed, first name first. */
  name: string
  phone: string
  passwordHash: string
}

/** New names of an account. An undefined name is not changed. */
export interface Names {
  firstName: string | undefined
  lastName: string | undefined
}

/** Finds, creates and updates accounts. Email addresses are normalized here. */
export interface AccountService {
  find(db: Database, email: string): Promise<StoredAccount | null>
  /** Returns the account with this email address. Creates it with its free credits if there is none. */
  findOrCreate(tx: Database, email: string): Promise<StoredAccount>
  /**
   * Finds or creates the account of an imported email address, with free credits for a new account. Revokes the
   * credentials of an existing account whose email address is not verified.
   */
  importAccount(tx: Database, email: string): Promise<{ id: number } & Pick<AccountImport, 'signedOut'>>
  /** Finds or creates the accounts of imported vendors. Sets their names and grants no credits. */
  importVendorAccounts(tx: Database, people: ImportedAccount[]): Promise<AccountImport>
  /** Creates an account with its free credits. Returns null if the email address already has an account. */
  register(tx: Database, email: string, registration: Registration): Promise<StoredAccount | null>
  /** Reads an account and locks its row until the transaction ends. Throws if the account does not exist. */
  lock(tx: Database, accountId: number): Promise<StoredAccount>
  setPassword(tx: Database, accountId: number, passwordHash: string): Promise<void>
  /** Sets the phone number, as digits. */
  setPhone(tx: Database, accountId: number, phone: string): Promise<void>
  /** Changes the given names and updates the display name. */
  rename(tx: Database, accountId: number, names: Names): Promise<void>
  /**
   * Marks the email address as verified by a mailed code or link. Returns true for the first verification. The first
   * verification also removes the password, because anyone can register with an email address that is not theirs.
   */
  verify(tx: Database, accountId: number): Promise<boolean>
  /** Marks the email address as verified from a session of the account. Keeps the password. */
  confirm(tx: Database, accountId: number): Promise<void>
  /** Returns whether the account belongs to a vendor. */
  isVendor(db: Database, accountId: number): Promise<boolean>
  /** Returns whether the account belongs to a vendor or is on the team of a vendor or a partner. */
  hasDesk(db: Database, accountId: number): Promise<boolean>
  /** Returns whether the account has a desk and no profile of a couple. */
  hasOnlyDesk(db: Database, accountId: number): Promise<boolean>
  /** Sets the language of emails to the account. */
  setLanguage(tx: Database, accountId: number, language: NonNullable<StoredAccount['language']>): Promise<void>
  /** Sets the plan of an account. Returns false if the account already has it. */
  setPlan(tx: Database, accountId: number, plan: Account['plan']): Promise<boolean>
}

export interface AccountDeps {
  credits: CreditService
  clock: Clock
}

export function createAccountService({ credits, clock }: AccountDeps): AccountService {
  async function find(db: Database, address: string): Promise<StoredAccount | null> {
    const [account] = await db
      .select()
      .from(accounts)
      .where(eq(accounts.email, normalizeEmail(address)))
    return account ?? null
  }

  async function create(tx: Database, address: string, given: Partial<StoredAccount>): Promise<StoredAccount | null> {
    const values = { ...given, email: normalizeEmail(address), createdAt: clock.now() }
    const [created] = await tx.insert(accounts).values(values).onConflictDoNothing().returning()
    if (created) await credits.grantFree(tx, created.id)
    return created ?? null
  }

  async function lock(tx: Database, accountId: number): Promise<StoredAccount> {
    // `for update` would also block inserts of rows that reference the account.
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update')
    if (!account) throw new Error(`Account ${accountId} does not exist.`)
    return account
  }

  const isVendor = async (db: Database, accountId: number) =>
    (await db.$count(vendors, eq(vendors.accountId, accountId))) > 0

  const hasDesk = async (db: Database, accountId: number) =>
    (await isVendor(db, accountId)) || (await db.$count(teamMembers, eq(teamMembers.accountId, accountId))) > 0

  return {
    find,
    lock,

    async findOrCreate(tx, email) {
      const account = (await create(tx, email, {})) ?? (await find(tx, email))
      if (!account) throw new Error('An account was deleted while it was being read.')
      return account
    },

    async importAccount(tx, email) {
      const { ids, created, signedOut } = await importAccounts(tx, clock, [{ email }])
      for (const id of created) await credits.grantFree(tx, id)
      return { id: ids[0] ?? 0, signedOut }
    },

    importVendorAccounts: (tx, people) => importAccounts(tx, clock, people),

    register: (tx, email, { name, ...rest }) =>
      create(tx, email, { ...rest, ...splitName(name), displayName: name.trim() }),

    async setPassword(tx, accountId, passwordHash) {
      await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
    },

    async setPhone(tx, accountId, phone) {
      await tx.update(accounts).set({ phone }).where(eq(accounts.id, accountId))
    },

    async rename(tx, accountId, names) {
      const before = await lock(tx, accountId)
      const firstName = names.firstName ?? before.firstName
      const lastName = names.lastName ?? before.lastName
      if (firstName === before.firstName && lastName === before.lastName) return
      const displayName = joinName(firstName, lastName)
      await tx.update(accounts).set({ firstName, lastName, displayName }).where(eq(accounts.id, accountId))
    },

    async verify(tx, accountId) {
      const updated = await tx
        .update(accounts)
        .set({ verifiedAt: clock.now(), passwordHash: null })
        .where(and(eq(accounts.id, accountId), isNull(accounts.verifiedAt)))
        .returning()
      return updated.length > 0
    },

    async confirm(tx, accountId) {
      await tx.update(accounts).set({ verifiedAt: clock.now() }).where(eq(accounts.id, accountId))
    },

    isVendor,

    hasDesk,

    hasOnlyDesk: async (db, accountId) =>
      (await hasDesk(db, accountId)) &&
      (await db.$count(couples, eq(couples.accountId, accountId))) === 0 &&
      (await db.$count(couplePartners, eq(couplePartners.accountId, accountId))) === 0,

    async setLanguage(tx, accountId, language) {
      const isChanged = or(isNull(accounts.language), ne(accounts.language, language))
      await tx
        .update(accounts)
        .set({ language })
        .where(and(eq(accounts.id, accountId), isChanged))
    },

    async setPlan(tx, accountId, plan) {
      const before = await lock(tx, accountId)
      if (before.plan === plan) return false
      await tx.update(accounts).set({ plan }).where(eq(accounts.id, accountId))
      if (plan === 'monthly') await credits.notePlan(tx, accountId)
      return true
    },
  }
}
