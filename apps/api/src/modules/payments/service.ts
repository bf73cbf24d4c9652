import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { AcceptedLanguage } from '../../http/accept-language.ts'
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
import type { AuditLog } from '../audit/service.ts'
import { createClosePages, createCloseQueue } from './close-queue.ts'
import {
  closeStale,
  closeUnopened,
  findOrInsertOpen,
  findPayment,
  findSettled,
  isPaid,
  type PaymentRow,
  type Subject,
  saveCheckout,
} from './repository.ts'
import { type HandlersByKind, type Outcome, type PaymentHandlers, settle } from './settle.ts'

/** Maximum length of a return URL, in characters. */
const MAX_ADDRESS = 2_000

export type { PaymentRow } from './repository.ts'

export const paymentRules = {
  /** Lifetime of a checkout page. */
  checkoutLifeMs: 12 * HOUR,
  /**
   * Minimum remaining lifetime of an open checkout page. A checkout page closer to its end is replaced by a new one.
   */
  checkoutRestMs: HOUR,
}

/** A purchase to be paid. The server sets all values except the return URLs, which the client chooses. */
export type Purchase = Pick<
  PaymentRow,
  'kind' | 'subject' | 'accountId' | 'title' | 'payee' | 'cents' | 'successUrl' | 'cancelUrl'
> & {
  email: string
  /** The language of the checkout page. Default: the language of the browser. */
  language?: AcceptedLanguage | undefined
}

/** Payments for every kind of purchase. Only signed events of the provider change a payment's status. */
export interface PaymentService {
  /** Registers the handlers of one kind of purchase. */
  registerHandlers(kind: PaymentRow['kind'], handlers: PaymentHandlers): void
  /** Whether the subject has a payment that is paid and neither refunded nor disputed. */
  isPaid(db: Database, subject: Subject): Promise<boolean>
  /**
   * Resolves to the URL of the checkout page. Repeated calls return the same page while it is open or after it is paid.
   * Throws 503 if the provider is not reachable.
   */
  checkOut(purchase: Purchase): Promise<string>
  /** Applies a provider's webhook event once. Throws 400 if the signature or the event is invalid. */
  receive(raw: Buffer, signature: string): Promise<void>
  find(id: string): Promise<PaymentRow | null>
}

export interface PaymentDeps {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  provider: PaymentProvider | null
  jobs: Pick<Jobs, 'add'>
  audit: Pick<AuditLog, 'record'>
}

export function createPaymentService(deps: PaymentDeps): { payments: PaymentService; queue: Queue<never> } {
  const { db, clock, log, provider, jobs, audit } = deps
  const handlersByKind: HandlersByKind = {}
  const closePages = createClosePages(jobs)

  function requireProvider(): PaymentProvider {
    if (!provider) throw notConfigured('Payments are not available on this website yet.')
    return provider
  }

  async function open(payment: PaymentRow, { email, language }: Pick<Purchase, 'email' | 'language'>): Promise<string> {
    const { id: reference, title, payee, cents, successUrl, cancelUrl, expiresAt } = payment
    const checkout: Checkout = { reference, title, payee, cents, email, language, successUrl, cancelUrl, expiresAt }
    try {
      const { id, url } = await requireProvider().open(checkout)
      return await saveCheckout(db, payment.id, { checkoutId: id, url })
    } catch (error) {
      if (!(error instanceof PaymentFailed)) throw error
      log.error({ err: error, payment: payment.id }, 'the checkout page could not be created')
      // The provider repeats its response for the same reference, so the next attempt needs a new payment.
      if (!error.retryable) await closeUnopened(db, payment.id)
      throw new HttpError(503, 'internal', 'Payments are not available right now. Please try again.')
    }
  }

  const service: PaymentService = {
    registerHandlers(kind, handlers) {
      handlersByKind[kind] = handlers
    },

    isPaid,

    async checkOut({ email, language, ...purchase }) {
      const now = clock.now()
      const done = await findSettled(db, purchase)
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
      const row = await findOrInsertOpen(db, payment)
      return row.url ?? open(row, { email, language })
    },

    async receive(raw, signature) {
      const { name, readEvent } = requireProvider()
      try {
        const event = await readEvent(raw, signature)
        const context = { event, provider: name, now: clock.now(), handlers: handlersByKind, closePages, audit }
        const outcome = await db.transaction((tx) => settle(tx, context))
        report(outcome, event.id)
      } catch (error) {
        if (!(error instanceof PaymentEventRefused)) throw error
        log.warn({ err: error }, 'a payment event was rejected')
        throw new HttpError(400, 'validation_failed', 'The payment event is malformed, or its signature is invalid.')
      }
    },

    find: (id) => findPayment(db, id),
  }
  return { payments: service, queue: createCloseQueue(deps) }

  /** Logs an outcome. Unexpected payments and disputes need an operator, so their level is higher than `info`. */
  function report(outcome: Outcome, event: string): void {
    if (outcome === 'mismatch' || outcome === 'duplicate')
      log.error({ event, outcome }, 'a payment is a duplicate or does not match')
    else if (outcome === 'disputed') log.warn({ event, outcome }, 'a payment is disputed')
    else log.info({ event, outcome }, 'applied a payment event')
  }
}

/** Resolves a client's return URL or path to an absolute URL of our own sites. Throws 400 for any other URL. */
export function readReturnAddress(field: string, given: string, sites: readonly string[]): string {
  const [home = ''] = sites
  const url = given !== '' && given.length <= MAX_ADDRESS && URL.canParse(given, home) ? new URL(given, home) : null
  const isOurs = url && sites.some((site) => new URL(site).origin === url.origin)
  if (!isOurs || url.username || url.password) throw invalidField(field, 'Use the address of a page on this site.')
  return url.href
}
