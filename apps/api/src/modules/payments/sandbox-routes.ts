import { isRecord } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { registerStyles, sendPage } from '../../http/page.ts'
import { SANDBOX_PATH, type SandboxProvider } from '../../providers/payments/sandbox-provider.ts'
import { type CheckoutState, writeCheckout, writeUnknown } from './sandbox-page.ts'
import type { PaymentRow, PaymentService } from './service.ts'

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
  const send = (reply: FastifyReply, html: string) => sendPage(reply, html, policy)

  async function find(token: string) {
    const checkout = sandbox.readCheckout(token)
    const payment = checkout && (await payments.find(checkout.reference))
    return payment ? { checkout, state: stateOf(payment) } : null
  }

  app.get<{ Params: { token: string } }>(`${SANDBOX_PATH}/:token`, async ({ params }, reply) => {
    const found = await find(params.token)
    if (!found) return send(reply.code(404), writeUnknown())
    return send(reply, writeCheckout(found.checkout, found.state))
  })

  app.post<{ Params: { token: string } }>(`${SANDBOX_PATH}/:token`, async ({ params, body }, reply) => {
    const found = await find(params.token)
    if (!found) return send(reply.code(404), writeUnknown())
    const { checkout, state } = found
    const answer = isRecord(body) ? body.answer : undefined
    const tell = async (type: 'paid' | 'failed' | 'refunded') => {
      const { raw, signature } = sandbox.tell(checkout, type)
      await payments.receive(raw, signature)
    }
    if (state === 'refundable' && answer === 'refund') {
      await tell('refunded')
      return send(reply, writeCheckout(checkout, 'refunded'))
    }
    const isPaid = state === 'paid' || state === 'refundable'
    if (answer === 'approve' && (state === 'open' || isPaid)) {
      // Of a button that is pressed twice a browser shows the second answer alone.
      if (!isPaid) await tell('paid')
      return reply.redirect(checkout.successUrl, 303)
    }
    if (state !== 'open') return send(reply, writeCheckout(checkout, state))
    await tell('failed')
    return send(reply.code(402), writeCheckout(checkout, 'declined'))
  })

  registerStyles(app, `${SANDBOX_PATH}.css`, 'checkout/checkout.css')
}

/** A pack can be given back; what becomes of a paid bill is between a couple and a vendor. */
function stateOf({ kind, status }: PaymentRow): CheckoutState {
  if (status === 'disputed') return 'refunded'
  return status === 'paid' && kind === 'pack' ? 'refundable' : status
}
