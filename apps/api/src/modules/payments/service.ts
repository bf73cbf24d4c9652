import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { HttpError, invalidField, notConfigured } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import { HOUR } from '../../platform/units.ts'
import {
  type Checkout,
  PaymentEventRefused,
  PaymentFailed,
  type PaymentProvider,
} from '../../providers/payments/payments.ts'
import { createClosePages, createCloseQueue } from './close-queue.ts'
import {
  closeStale,
  closeUnopened,
  findDone,
  findOrOpen,
  findPayment,
  isPaid,
  noteOpened,
  type PaymentRow,
  type Subject,
} from './repository.ts'
import { type Outcome, type Sale, type Sales, settle } from './settle.ts'

/** Characters of the address of a page to return to, at most. */
const MAX_ADDRESS = 2_000

export type { PaymentRow } from './repository.ts'

export const paymentRules = {
  /** A checkout page works for this time. */
  checkoutLifeMs: 12 * HOUR,
  /** A checkout page that expires sooner than this is replaced by a new one. */
  checkoutRestMs: HOUR,
}

/** Something somebody buys, as we know it; nothing of it comes from a client but where they go back to. */
export type Purchase = Pick<
  PaymentRow,
  'kind' | 'subject' | 'accountId' | 'title' | 'payee' | 'cents' | 'successUrl' | 'cancelUrl'
> & { email: string }

/** Takes money for whatever is sold. Only what a provider tells changes what is paid. */
export interface PaymentService {
  /** Says what happens to things of a kind as their money comes and goes. */
  sell(kind: PaymentRow['kind'], sale: Sale): void
  /** Whether money for a thing came and stayed. */
  isPaid(db: Database, thing: Subject): Promise<boolean>
  /** Where a thing is paid; the same place while it can be paid there, and once it has been. */
  checkOut(purchase: Purchase): Promise<string>
  /** Takes in what a provider tells; each event once. Throws a 400 for what the provider did not tell. */
  receive(raw: Buffer, signature: string): Promise<void>
  find(id: string): Promise<PaymentRow | null>
}

export interface PaymentDeps {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  provider: PaymentProvider | null
  jobs: Pick<Jobs, 'add'>
}

export function createPaymentService(deps: PaymentDeps): { payments: PaymentService; queue: Queue<never> } {
  const { db, clock, log, provider, jobs } = deps
  const sales: Sales = {}
  const closePages = createClosePages(jobs)

  function requireProvider(): PaymentProvider {
    if (!provider) throw notConfigured('Paying is not set up here yet.')
    return provider
  }

  async function open(payment: PaymentRow, email: string): Promise<string> {
    const { id: reference, title, payee, cents, successUrl, cancelUrl, expiresAt } = payment
    const checkout: Checkout = { reference, title, payee, cents, email, successUrl, cancelUrl, expiresAt }
    try {
      const { id, url } = await requireProvider().open(checkout)
      return await noteOpened(db, payment.id, { checkoutId: id, url })
    } catch (error) {
      if (!(error instanceof PaymentFailed)) throw error
      log.error({ err: error, payment: payment.id }, 'a payment could not be begun')
      // A provider answers the same to the same attempt, so the next one is another.
      if (!error.retryable) await closeUnopened(db, payment.id)
      throw new HttpError(503, 'internal', 'Paying does not work right now. Please try again.')
    }
  }

  const service: PaymentService = {
    sell(kind, sale) {
      sales[kind] = sale
    },

    isPaid,

    async checkOut({ email, ...purchase }) {
      const now = clock.now()
      const done = await findDone(db, purchase)
      if (done?.url) return done.url
      const payment = {
        ...purchase,
        id: randomUUID(),
        provider: requireProvider().name,
        status: 'open' as const,
        createdAt: now,
        expiresAt: new Date(now.getTime() + paymentRules.checkoutLifeMs),
      }
      await db.transaction(async (tx) => {
        const endsBefore = new Date(now.getTime() + paymentRules.checkoutRestMs)
        await closePages(tx, await closeStale(tx, payment, endsBefore))
      })
      const row = await findOrOpen(db, payment)
      return row.url ?? open(row, email)
    },

    async receive(raw, signature) {
      const { name, readEvent } = requireProvider()
      try {
        const event = await readEvent(raw, signature)
        const told = { event, provider: name, now: clock.now(), sales, closePages }
        const outcome = await db.transaction((tx) => settle(tx, told))
        report(outcome, event.id)
      } catch (error) {
        if (!(error instanceof PaymentEventRefused)) throw error
        log.warn({ err: error }, 'an event of a payment was refused')
        throw new HttpError(400, 'validation_failed', 'This event is not taken.')
      }
    },

    find: (id) => findPayment(db, id),
  }
  return { payments: service, queue: createCloseQueue(deps) }

  /** Money that came for nothing has to be looked at by somebody, and a bank that asks for it back be answered. */
  function report(outcome: Outcome, event: string): void {
    if (outcome === 'mismatch' || outcome === 'duplicate') log.error({ event, outcome }, 'a payment is not as expected')
    else if (outcome === 'disputed') log.warn({ event, outcome }, 'a payment is disputed')
    else log.info({ event, outcome }, 'an event of a payment')
  }
}

/** Reads the address or path of a page of our own sites that a client names. Throws 400 for anything else. */
export function readReturnAddress(field: string, given: string, sites: readonly string[]): string {
  const [home = ''] = sites
  const url = given !== '' && given.length <= MAX_ADDRESS && URL.canParse(given, home) ? new URL(given, home) : null
  const isOurs = url && sites.some((site) => new URL(site).origin === url.origin)
  if (!isOurs || url.username || url.password) throw invalidField(field, 'Name a page of this site.')
  return url.href
}
