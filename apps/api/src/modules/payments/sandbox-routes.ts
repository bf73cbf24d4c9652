import { readFileSync } from 'node:fs'
import { isRecord } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { registerStyles, sendPage } from '../../http/page.ts'
import { type PageHeaders, type PageLanguage, pageLanguage } from '../../http/page-language.ts'
import type { Formats } from '../../platform/formats.ts'
import type { Checkout } from '../../providers/payments/payments.ts'
import { SANDBOX_PATH, type SandboxProvider } from '../../providers/payments/sandbox-provider.ts'
import { type CheckoutState, writeCheckout, writeUnknownCheckout } from './sandbox-page.ts'
import type { PaymentRow, PaymentService } from './service.ts'

/** The query parameter of the checkout page after a declined card. */
const DECLINED = 'declined'

interface Found {
  checkout: Checkout
  state: CheckoutState
  language: PageLanguage
}

export interface SandboxDeps {
  payments: PaymentService
  sandbox: SandboxProvider
  formats: Formats
  /** The name of the product. */
  brand: string
  /** The sites that checkout pages return to. */
  urls: { site: string; vision: string }
}

/** Registers the sandbox's checkout page, on which the visitor pays, declines, cancels or refunds a payment. */
export function registerSandboxCheckout(
  app: FastifyInstance,
  { payments, sandbox, formats, brand, urls }: SandboxDeps,
): void {
  const show = (reply: FastifyReply, { checkout, language }: Found, state: CheckoutState) =>
    send(reply, writeCheckout(checkout, state, { formats, brand, language }))
  const origins = [urls.site, urls.vision].map((url) => new URL(url).origin).join(' ')
  const policy = [
    "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    // Submitting the form redirects the browser to the site.
    `form-action 'self' ${origins}`,
  ].join('; ')
  const send = (reply: FastifyReply, html: string) => sendPage(reply, html, policy)

  async function find(token: string, headers: PageHeaders): Promise<Found | null> {
    const checkout = sandbox.readCheckout(token)
    const payment = checkout && (await payments.find(checkout.reference))
    return payment ? { checkout, state: stateOf(payment), language: pageLanguage(headers, checkout.language) } : null
  }

  app.get<{ Params: { token: string } }>(`${SANDBOX_PATH}/:token`, async ({ params, query, headers }, reply) => {
    const found = await find(params.token, headers)
    if (!found) return send(reply.code(404), writeUnknownCheckout(pageLanguage(headers)))
    const { state } = found
    const isDeclined = state === 'open' && isRecord(query) && query[DECLINED] !== undefined
    return show(reply, found, isDeclined ? 'declined' : state)
  })

  app.post<{ Params: { token: string } }>(`${SANDBOX_PATH}/:token`, async ({ params, body, headers }, reply) => {
    const found = await find(params.token, headers)
    if (!found) return send(reply.code(404), writeUnknownCheckout(pageLanguage(headers)))
    const { checkout, state } = found
    const answer = isRecord(body) ? body.answer : undefined
    const emit = async (type: 'paid' | 'failed' | 'refunded') => {
      const { raw, signature } = sandbox.createEvent(checkout, type)
      await payments.receive(raw, signature)
    }
    if (state === 'refundable' && answer === 'refund') {
      await emit('refunded')
      return show(reply, found, 'refunded')
    }
    const isPaid = state === 'paid' || state === 'refundable'
    if (answer === 'approve' && (state === 'open' || isPaid)) {
      // After a double click, the browser follows only the second response, so a paid payment redirects too.
      if (!isPaid) await emit('paid')
      return reply.redirect(checkout.successUrl, 303)
    }
    if (state !== 'open') return show(reply, found, state)
    await emit('failed')
    // A redirect, so that Back and Reload do not ask to submit the form again.
    return reply.redirect(`${SANDBOX_PATH}/${params.token}?${DECLINED}`, 303)
  })

  const script = readFileSync(new URL('../../../assets/checkout/reload.js', import.meta.url))
  app.get(`${SANDBOX_PATH}.js`, async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/javascript').send(script),
  )
  registerStyles(app, `${SANDBOX_PATH}.css`, 'checkout/checkout.css')
}

/** Only a pack can be refunded here. Refunds of invoices are up to the vendor. */
function stateOf({ kind, status }: PaymentRow): CheckoutState {
  if (status === 'disputed') return 'refunded'
  return status === 'paid' && kind === 'pack' ? 'refundable' : status
}
