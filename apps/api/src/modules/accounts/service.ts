import { normalizeEmail } from '@vowkit/sdk-core/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { accounts, vendors } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { CreditService } from '../credits/service.ts'
import { type Adopted, adoptAccounts, type Newcomer } from './adoption.ts'
import { joinName, splitName } from './names.ts'

export { splitName, toUsername } from './names.ts'

/** An account as it is stored. */
export type StoredAccount = typeof accounts.$inferSelect

/** What a couple gives at registration. */
export interface Registration {
  /** As typed, first name first. */
  name: string
  phone: string
  passwordHash: string
}

/** Names of a person; one that is missing stays as it is. */
export interface Names {
  firstName: string | undefined
  lastName: string | undefined
}

/** Who exists. */
export interface AccountService {
  find(db: Database, email: string): Promise<StoredAccount | null>
  /** The account of an e-mail, made with its free credits when there is none. */
  findOrCreate(tx: Database, email: string): Promise<StoredAccount>
  /**
   * The account of an e-mail that an import names, made with its free credits if there is none. Voids the credentials of an
   * account whose mailbox nobody has proved.
   */
  adopt(tx: Database, email: string): Promise<{ id: number } & Pick<Adopted, 'voided'>>
  /** The same for vendors, whose names come along and who get no credits. */
  adoptVendors(tx: Database, people: Newcomer[]): Promise<Adopted>
  /** Makes an account with its free credits; null when the e-mail has one already. */
  register(tx: Database, email: string, registration: Registration): Promise<StoredAccount | null>
  /** Reads an account that nobody else changes until the transaction ends. */
  lock(tx: Database, accountId: number): Promise<StoredAccount>
  setPassword(tx: Database, accountId: number, passwordHash: string): Promise<void>
  /** Changes the names that are there; the name to show follows. */
  rename(tx: Database, accountId: number, names: Names): Promise<void>
  /**
   * Writes down that somebody proved to read the mailbox. True for the first proof: whatever was set up before it may be
   * a stranger's, so the password is void.
   */
  verify(tx: Database, accountId: number): Promise<boolean>
  /** Notes that the owner of the account, who is signed in, reads the mailbox. What they set up stays. */
  confirm(tx: Database, accountId: number): Promise<void>
  /** Whether it is a vendor's, who has a site of their own. */
  isVendor(db: Database, accountId: number): Promise<boolean>
  /** Puts an account on a plan; false when it is on it already. */
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
    const [made] = await tx.insert(accounts).values(values).onConflictDoNothing().returning()
    if (made) await credits.grantFree(tx, made.id)
    return made ?? null
  }

  async function lock(tx: Database, accountId: number): Promise<StoredAccount> {
    // Not the stronger lock: rows that point to the account may be written meanwhile.
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update')
    if (!account) throw new Error('An account vanished while it was being read.')
    return account
  }

  return {
    find,
    lock,

    async findOrCreate(tx, email) {
      const account = (await create(tx, email, {})) ?? (await find(tx, email))
      if (!account) throw new Error('An account vanished while it was being read.')
      return account
    },

    async adopt(tx, email) {
      const { ids, made, voided } = await adoptAccounts(tx, clock, [{ email }])
      for (const id of made) await credits.grantFree(tx, id)
      return { id: ids[0] ?? 0, voided }
    },

    adoptVendors: (tx, people) => adoptAccounts(tx, clock, people),

    register: (tx, email, { name, ...rest }) =>
      create(tx, email, { ...rest, ...splitName(name), displayName: name.trim() }),

    async setPassword(tx, accountId, passwordHash) {
      await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
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
      const proved = await tx
        .update(accounts)
        .set({ verifiedAt: clock.now(), passwordHash: null })
        .where(and(eq(accounts.id, accountId), isNull(accounts.verifiedAt)))
        .returning()
      return proved.length > 0
    },

    async confirm(tx, accountId) {
      await tx.update(accounts).set({ verifiedAt: clock.now() }).where(eq(accounts.id, accountId))
    },

    async isVendor(db, accountId) {
      const found = await db.select({ id: vendors.id }).from(vendors).where(eq(vendors.accountId, accountId))
      return found.length > 0
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
