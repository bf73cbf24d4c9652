import { randomUUID } from 'node:crypto'
import { type BodyOf, type calls, SITE_PATHS, sameId, toCents, type VisionPack } from '@vowkit/sdk-core/contract'
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { packOrders, visionPacks } from '../../db/tables.ts'
import type { AcceptedLanguage } from '../../http/accept-language.ts'
import type { Account, Intent } from '../../http/call-context.ts'
import { invalidField } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { HOUR } from '../../platform/units.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { type PaymentService, readReturnAddress } from '../payments/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import type { CreditService } from './service.ts'

export const packRules = {
  /** Maximum number of checkouts that one account can start. */
  checkoutsPerAccount: { max: 30, windowMs: HOUR },
}

/** Sells packs of credits. Prices and sizes come from the table of packs, never from a request. */
export interface PackSales {
  /** Returns all packs, smallest first. */
  list(): Promise<z.output<typeof VisionPack>[]>
  /** Creates an order and returns the URL of its payment page. A repeated idempotency key returns the same order. */
  checkOut(
    account: Account,
    request: BodyOf<typeof calls.createCheckout>,
    intent: Intent | null,
    language?: AcceptedLanguage,
  ): Promise<{ checkout_url: string }>
}

export interface PackSalesDeps {
  db: Database
  clock: Clock
  credits: CreditService
  payments: PaymentService
  idempotency: IdempotencyService
  rateLimits: RateLimits
  notifications: Pick<Notifications, 'packPaid'>
  /** The name of the payee on the payment page and on receipts. */
  payee: string
  urls: { site: string; vision: string }
}

export function createPackSales(deps: PackSalesDeps): PackSales {
  const { db, clock, credits, payments, idempotency, rateLimits, notifications, payee, urls } = deps

  const list = (on: Database) =>
    on
      .select({
        id: visionPacks.id,
        credits: visionPacks.credits,
        price: visionPacks.price,
        percentage_off: visionPacks.percentageOff,
      })
      .from(visionPacks)
      .orderBy(asc(visionPacks.credits))

  async function findOrder(on: Database, id: string) {
    const [order] = await on.select().from(packOrders).where(eq(packOrders.id, id))
    if (!order) throw new Error(`Pack order ${id} does not exist.`)
    return order
  }

  payments.registerHandlers('pack', {
    async fulfil(tx, { id: paymentId, accountId, subject, cents, payee: paidTo }) {
      const order = await findOrder(tx, subject)
      await credits.grantPack(tx, { accountId, paymentId }, order.credits)
      const paid = { credits: order.credits, cents, payee: paidTo, paidAt: clock.now(), paymentId }
      await notifications.packPaid(tx, accountId, paid)
      // If an order is paid twice, the account gets the credits twice.
      return true
    },
    reverse: (tx, { id: paymentId, accountId }, why) => credits.takeBack(tx, { accountId, paymentId }, why),
    async restore(tx, { id: paymentId, accountId }) {
      await credits.restore(tx, { accountId, paymentId })
      return true
    },
  })

  return {
    list: () => list(db),

    async checkOut(account, { pack_id, return_to }, intent, language) {
      const back = readReturnAddress('return_to', return_to ?? SITE_PATHS['vision-new'], [urls.vision, urls.site])
      const { orderId } = await idempotency.once(intent, async (tx) => {
        const pack = (await list(tx)).find(({ id }) => sameId(id, pack_id))
        if (!pack) throw invalidField('pack_id', 'Please select a valid pack')
        await rateLimits.spend(tx, `checkouts:${account.id}`, packRules.checkoutsPerAccount)
        const order = {
          id: randomUUID(),
          accountId: account.id,
          credits: pack.credits,
          cents: toCents(pack.price) ?? 0,
        }
        await tx.insert(packOrders).values({ ...order, createdAt: clock.now() })
        return { orderId: order.id }
      })
      const order = await findOrder(db, orderId)
      const checkout_url = await payments.checkOut({
        kind: 'pack',
        subject: order.id,
        accountId: account.id,
        email: account.email,
        language,
        title: TITLES[language ?? 'en'](order.credits),
        payee,
        cents: order.cents,
        successUrl: withOutcome(back, 'success'),
        cancelUrl: withOutcome(back, 'cancelled'),
      })
      return { checkout_url }
    },
  }
}

/** The titles of packs on the checkout page. */
const TITLES: Record<AcceptedLanguage, (credits: number) => string> = {
  en: (credits) => `${credits} vision credits`,
  es: (credits) => `${credits} créditos para visiones`,
}

/** Adds the outcome to the return URL. The page only shows the outcome; payment events add the credits. */
function withOutcome(address: string, outcome: 'success' | 'cancelled'): string {
  const url = new URL(address)
  url.searchParams.set('checkout', outcome)
  return url.href
}
