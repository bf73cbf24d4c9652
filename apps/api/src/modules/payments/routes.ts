import type { FastifyInstance } from 'fastify'
import type { PaymentProvider } from '../../providers/payments/payments.ts'
import type { PaymentService } from './service.ts'

/** The path of the payment provider's webhook. */
export const PAYMENT_EVENTS_PATH = '/payments/events/'

/** Registers the webhook. It reads the raw body, because the signature covers the exact bytes. */
export async function registerPaymentEvents(
  app: FastifyInstance,
  payments: PaymentService,
  { signatureHeader }: PaymentProvider,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(PAYMENT_EVENTS_PATH, async ({ body, headers }) => {
      await payments.receive(Buffer.isBuffer(body) ? body : Buffer.alloc(0), String(headers[signatureHeader] ?? ''))
      return { detail: 'Noted.' }
    })
  })
}
