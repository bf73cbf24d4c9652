import { isRecord } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readStyles } from '../../http/read-styles.ts'
import { SANDBOX_PATH, type SandboxProvider } from '../../providers/payments/sandbox-provider.ts'
import { type CheckoutState, writeCheckout, writeUnknown } from './sandbox-page.ts'
import type { PaymentService } from './service.ts'

export interface SandboxDeps {
  payments: PaymentService
  sandbox: SandboxProvider
  /** The sites that people come from and go back to. */
  urls: { site: string; vision: string }
}

/** The page where one decides how a payment of the sandbox ends: paid, declined, or left. */
export function registerSandboxCheckout(app: FastifyInstance, { payments, sandbox, urls }: SandboxDeps): void {
  const origins = [urls.site, urls.vision].map((url) => new URL(url).origin).join(' ')
  const policy = [
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    // What a form is answered with leads back to the site.
    `form-action 'self' ${origins}`,
  ].join('; ')
  const send = (reply: FastifyReply, html: string) =>
    reply
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', policy)
      .header('Referrer-Policy', 'no-referrer')
      .type('text/html')
      .send(html)

  async function find(token: string) {
    const checkout = sandbox.readCheckout(token)
    const payment = checkout && (await payments.find(checkout.reference))
    return payment ? { checkout, status: payment.status } : null
  }

  app.get<{ Params: { token: string } }>(`${SANDBOX_PATH}/:token`, async ({ params }, reply) => {
    const found = await find(params.token)
    if (!found) return send(reply.code(404), writeUnknown())
    return send(reply, writeCheckout(found.checkout, found.status))
  })

  app.post<{ Params: { token: string } }>(`${SANDBOX_PATH}/:token`, async ({ params, body }, reply) => {
    const found = await find(params.token)
    if (!found) return send(reply.code(404), writeUnknown())
    const { checkout, status } = found
    if (status !== 'open') return send(reply, writeCheckout(checkout, status))
    const isApproved = isRecord(body) && body.answer === 'approve'
    const { raw, signature } = sandbox.tell(checkout, isApproved ? 'paid' : 'failed')
    await payments.receive(raw, signature)
    if (isApproved) return reply.redirect(checkout.successUrl, 303)
    const declined: CheckoutState = 'declined'
    return send(reply.code(402), writeCheckout(checkout, declined))
  })

  const styles = readStyles('checkout/checkout.css')
  app.get(`${SANDBOX_PATH}.css`, async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/css').send(styles),
  )
}
