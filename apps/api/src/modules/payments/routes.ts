import type { FastifyInstance } from 'fastify'
import type { PaymentProvider } from '../../providers/payments/payments.ts'
import type { PaymentService } from './service.ts'

/** Where providers tell what has become of payments. */
export const PAYMENT_EVENTS_PATH = '/payments/events/'

/** Takes in events by their very bytes, as those are what is signed. */
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
