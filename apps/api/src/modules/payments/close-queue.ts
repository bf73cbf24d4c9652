import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import type { PaymentProvider } from '../../providers/payments/payments.ts'
import { findPayment } from './repository.ts'

/** A payment that is over while its page may still be open. */
interface CloseJob {
  paymentId: string
}

const CLOSE_QUEUE = { name: 'close-checkout' }

/** Closes, in the transaction that ends these payments, their pages at the provider. */
export type ClosePages = (tx: Database, payments: { id: string }[]) => Promise<void>

export function createClosePages(jobs: Pick<Jobs, 'add'>): ClosePages {
  return async (tx, payments) => {
    for (const { id } of payments) await jobs.add<CloseJob>(tx, CLOSE_QUEUE, { paymentId: id })
  }
}

/** Expires pages at the provider, so that nobody pays for what is paid elsewhere or has changed. */
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
    atOnce: 2,

    async work({ paymentId }) {
      const payment = await findPayment(db, paymentId)
      if (payment?.checkoutId && payment.provider === provider?.name) await provider.close(payment.checkoutId)
    },

    async giveUp({ paymentId }) {
      log.warn({ payment: paymentId }, 'the page of an ended payment stays open at the provider until it expires')
    },
  }
}
