import { type Credits, FREE_CREDITS, UNLIMITED_CREDITS } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import {
  addEntry,
  type Entry,
  findReserve,
  listPackEntries,
  listPurchases,
  lockAccount,
  type NewEntry,
  readBalance,
} from './ledger.ts'

/** A payment for a pack of credits. */
export interface PaidPack {
  accountId: number
  paymentId: string
}

/** Grants, reserves and removes vision credits in the ledger. */
export interface CreditService {
  /** Returns the balance and the plan. The balance of the monthly plan is `UNLIMITED_CREDITS`. */
  getCredits(account: Account): Promise<Credits>
  /** Returns whether the account has a purchase that was not refunded. Its images then have no watermark. */
  hasBought(db: Database, account: Pick<Account, 'id' | 'plan'>): Promise<boolean>
  /** Grants the free credits of a new account, in the transaction that creates the account. */
  grantFree(tx: Database, accountId: number): Promise<void>
  /** Grants the credits of a pack, once per payment. */
  grantPack(tx: Database, pack: PaidPack, credits: number): Promise<void>
  /**
   * Removes the unspent credits of a pack that was refunded or disputed. Spent credits are not removed. A credit that
   * is reserved now and released later is removed at that time.
   */
  takeBack(tx: Database, pack: PaidPack, reason: 'refund' | 'dispute'): Promise<void>
  /** Restores the credits that a dispute removed. */
  restore(tx: Database, pack: PaidPack): Promise<void>
  /** Records the start of the monthly plan. */
  notePlan(tx: Database, accountId: number): Promise<void>
  /**
   * Reserves the credit of one vision. Throws 402 if no credit is left. The monthly plan is not charged. Locks the
   * account's credits until the transaction ends.
   */
  reserve(tx: Database, accountId: number, visionId: string): Promise<void>
  /** Releases the reserved credit of a vision. Idempotent. */
  release(tx: Database, visionId: string): Promise<void>
}

export function createCreditService({ db, clock }: { db: Database; clock: Clock }): CreditService {
  const add = (tx: Database, entry: Omit<NewEntry, 'createdAt'>) => addEntry(tx, { ...entry, createdAt: clock.now() })

  /**
   * Removes a released credit again if a pack was refunded while the credit was reserved, and credits are still owed.
   */
  async function takeReleased(tx: Database, { id, accountId, visionId }: Entry): Promise<void> {
    const entries = await listPackEntries(tx, accountId)
    const isOwed = ({ paymentId }: Entry) => sumOf(entries.filter((entry) => entry.paymentId === paymentId)) > 0
    const refund = activeRefunds(entries).find((entry) => entry.id > id && isOwed(entry))
    if (!refund) return
    const { kind, paymentId } = refund
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
      const refunded = new Set(activeRefunds(entries).map(({ paymentId }) => paymentId))
      return entries.some(({ kind, paymentId }) => kind === 'plan' || (kind === 'pack' && !refunded.has(paymentId)))
    },

    async grantFree(tx, accountId) {
      await add(tx, { accountId, kind: 'grant', amount: FREE_CREDITS })
    },

    async grantPack(tx, pack, credits) {
      await add(tx, { ...pack, kind: 'pack', amount: credits })
    },

    async takeBack(tx, { accountId, paymentId }, kind) {
      await lockAccount(tx, accountId)
      const entries = await listPackEntries(tx, accountId)
      const pack = entries.find((entry) => entry.kind === 'pack' && entry.paymentId === paymentId)
      if (!pack) return
      const left = Math.min(pack.amount, await readBalance(tx, accountId))
      await add(tx, { accountId, paymentId, kind, amount: -left })
    },

    async restore(tx, { accountId, paymentId }) {
      await lockAccount(tx, accountId)
      const entries = await listPackEntries(tx, accountId)
      const disputed = sumOf(entries.filter((entry) => entry.kind === 'dispute' && entry.paymentId === paymentId))
      await add(tx, { accountId, paymentId, kind: 'restore', amount: -disputed })
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
      if (isReleased) await takeReleased(tx, reserve)
    },
  }
}

function sumOf(entries: readonly Pick<Entry, 'amount'>[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0)
}

/** Returns the refunds and disputes among pack entries (oldest first) that were not restored later. */
function activeRefunds<E extends Pick<Entry, 'kind' | 'paymentId' | 'visionId'>>(entries: readonly E[]): E[] {
  const refunds = new Map<string | null, E>()
  for (const entry of entries) {
    const { kind, paymentId, visionId } = entry
    if (kind === 'restore') refunds.delete(paymentId)
    if ((kind === 'refund' || kind === 'dispute') && visionId === null) refunds.set(paymentId, entry)
  }
  return [...refunds.values()]
}
