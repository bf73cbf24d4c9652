import { type Credits, FREE_CREDITS, UNLIMITED_CREDITS } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import {
  addEntry,
  type Entry,
  findReserve,
  listOfPacks,
  listPurchases,
  lockAccount,
  type NewEntry,
  readBalance,
} from './ledger.ts'

/** What was paid for, by whom. */
export interface PaidPack {
  accountId: number
  paymentId: string
}

/** The ledger of vision credits. */
export interface CreditService {
  /** What an account may still create. */
  getCredits(account: Account): Promise<Credits>
  /** Whether an account has bought something that it kept: then its pictures carry no mark. */
  hasBought(db: Database, account: Pick<Account, 'id' | 'plan'>): Promise<boolean>
  /** The present every new account starts with; in the transaction that makes the account. */
  grantFree(tx: Database, accountId: number): Promise<void>
  /** Adds the credits of a pack, once for each payment. */
  grantPack(tx: Database, pack: PaidPack, credits: number): Promise<void>
  /**
   * Takes back what is left of a pack whose money was given back. What was spent of it stays spent; of drawings under
   * way, what comes back later is taken then.
   */
  takeBack(tx: Database, pack: PaidPack, why: 'refund' | 'dispute'): Promise<void>
  /** Gives again what was taken for a dispute. */
  restore(tx: Database, pack: PaidPack): Promise<void>
  /** Writes down that an account has begun the monthly plan. */
  notePlan(tx: Database, accountId: number): Promise<void>
  /**
   * Takes the credit of one vision, or throws 402 when none is left; an unlimited account pays nothing.
   * The account's other creates wait until this transaction ends.
   */
  reserve(tx: Database, accountId: number, visionId: string): Promise<void>
  /** Gives back what a vision cost, once, however often it is asked for. */
  release(tx: Database, visionId: string): Promise<void>
}

export function createCreditService({ db, clock }: { db: Database; clock: Clock }): CreditService {
  const add = (tx: Database, entry: Omit<NewEntry, 'createdAt'>) => addEntry(tx, { ...entry, createdAt: clock.now() })

  /** Takes a credit that came back, where a pack was taken back while it was out and not all of that is taken yet. */
  async function takeReturned(tx: Database, { id, accountId, visionId }: Entry): Promise<void> {
    const entries = await listOfPacks(tx, accountId)
    const isOwed = ({ paymentId }: Entry) => sumOf(entries.filter((entry) => entry.paymentId === paymentId)) > 0
    const taken = heldBack(entries).find((entry) => entry.id > id && isOwed(entry))
    if (!taken) return
    const { kind, paymentId } = taken
    await add(tx, { accountId, kind, amount: -1, paymentId, visionId })
  }

  return {
    async getCredits({ id, email, plan }) {
      const credits = plan === 'monthly' ? UNLIMITED_CREDITS : await readBalance(db, id)
      return { credits, email, plan_type: plan }
    },

    async hasBought(on, { id, plan }) {
      if (plan === 'monthly') return true
      const entries = await listPurchases(on, id)
      const taken = new Set(heldBack(entries).map(({ paymentId }) => paymentId))
      return entries.some(({ kind, paymentId }) => kind === 'plan' || (kind === 'pack' && !taken.has(paymentId)))
    },

    async grantFree(tx, accountId) {
      await add(tx, { accountId, kind: 'grant', amount: FREE_CREDITS })
    },

    async grantPack(tx, pack, credits) {
      await add(tx, { ...pack, kind: 'pack', amount: credits })
    },

    async takeBack(tx, { accountId, paymentId }, kind) {
      await lockAccount(tx, accountId)
      const entries = await listOfPacks(tx, accountId)
      const pack = entries.find((entry) => entry.kind === 'pack' && entry.paymentId === paymentId)
      if (!pack) return
      const left = Math.min(pack.amount, await readBalance(tx, accountId))
      await add(tx, { accountId, paymentId, kind, amount: -left })
    },

    async restore(tx, { accountId, paymentId }) {
      await lockAccount(tx, accountId)
      const entries = await listOfPacks(tx, accountId)
      const taken = sumOf(entries.filter((entry) => entry.kind === 'dispute' && entry.paymentId === paymentId))
      await add(tx, { accountId, paymentId, kind: 'restore', amount: -taken })
    },

    async notePlan(tx, accountId) {
      await add(tx, { accountId, kind: 'plan', amount: 0 })
    },

    async reserve(tx, accountId, visionId) {
      if ((await lockAccount(tx, accountId)) === 'monthly') return
      if ((await readBalance(tx, accountId)) < 1) {
        throw new HttpError(402, 'no_credits', 'You have no vision credits remaining.')
      }
      await add(tx, { accountId, kind: 'reserve', amount: -1, visionId })
    },

    async release(tx, visionId) {
      const reserve = await findReserve(tx, visionId)
      if (!reserve) return
      const { accountId, amount } = reserve
      await lockAccount(tx, accountId)
      const isReleased = await add(tx, { accountId, kind: 'release', amount: -amount, visionId })
      if (isReleased) await takeReturned(tx, reserve)
    },
  }
}

function sumOf(entries: readonly Pick<Entry, 'amount'>[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0)
}

/** Of entries of packs, oldest first, those by which a pack was taken back, unless it was given again since. */
function heldBack<E extends Pick<Entry, 'kind' | 'paymentId' | 'visionId'>>(entries: readonly E[]): E[] {
  const held = new Map<string | null, E>()
  for (const entry of entries) {
    const { kind, paymentId, visionId } = entry
    if (kind === 'restore') held.delete(paymentId)
    if ((kind === 'refund' || kind === 'dispute') && visionId === null) held.set(paymentId, entry)
  }
  return [...held.values()]
}
