import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import type { PaymentProvider } from '../../providers/payments/payments.ts'
import { findPayment } from './repository.ts'

/** A payment that has ended although its checkout page may still be open. */
interface CloseJob {
  paymentId: string
}

const CLOSE_QUEUE = { name: 'close-checkout' }

/** Queues jobs that close the payments' checkout pages, in the transaction that ends the payments. */
export type ClosePages = (tx: Database, payments: { id: string }[]) => Promise<void>

export function createClosePages(jobs: Pick<Jobs, 'add'>): ClosePages {
  return async (tx, payments) => {
    for (const { id } of payments) await jobs.add<CloseJob>(tx, CLOSE_QUEUE, { paymentId: id })
  }
}

/** Expires checkout pages at the provider, so that a purchase is not paid twice or at an outdated price. */
export function createCloseQueue(deps: {
  db: Database
  log: FastifyBaseLogger
  provider: PaymentProvider | null
}): Queue<CloseJob> {
  const { db, log, provider } = deps
  return {
    ...CLOSE_QUEUE,
    retries: 6,
    retryDelay: 5,
    expireIn: 120,
    concurrency: 2,

    async work({ paymentId }) {
      const payment = await findPayment(db, paymentId)
      if (payment?.checkoutId && payment.provider === provider?.name) await provider.close(payment.checkoutId)
    },

    async giveUp({ paymentId }) {
      log.warn(
        { payment: paymentId },
        'the checkout page of an ended payment could not be closed and stays open until it expires',
      )
    },
  }
}
