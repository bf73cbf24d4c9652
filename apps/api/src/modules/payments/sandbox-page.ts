import { writePage } from '../../http/page.ts'
import type { PageLanguage } from '../../http/page-language.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { Formats } from '../../platform/formats.ts'
import type { Checkout } from '../../providers/payments/payments.ts'
import { SANDBOX_PATH } from '../../providers/payments/sandbox-provider.ts'

/** The state of a payment as the checkout page shows it. */
export type CheckoutState = 'open' | 'declined' | 'paid' | 'refundable' | 'refunded' | 'expired'

/** How a checkout page is written. */
export interface CheckoutContext {
  formats: Formats
  /** The name of the product. */
  brand: string
  /** The language of the payer. */
  language: PageLanguage
}

const TEXTS = {
  en: {
    title: (payee: string) => `Pay ${payee}`,
    practice: 'Practice payment',
    for: 'For',
    by: 'Paid by',
    complete: 'This payment is complete. Thank you!',
    refund: 'Refund this payment',
    refunded: 'This payment has been refunded.',
    expired: 'This page has expired. Please start the payment again.',
    declined: 'The card was declined. Nothing has been paid.',
    pay: (amount: string) => `Pay ${amount}`,
    decline: 'Decline the card',
    back: 'Go back',
    cancel: 'Cancel and go back',
    note: 'You do not need a card, and no money is charged. Choose the outcome of this payment.',
    unknown: 'This page does not exist',
    unknownHint: 'Please go back and try again.',
  },
  es: {
    title: (payee: string) => `Pagar a ${payee}`,
    practice: 'Pago de práctica',
    for: 'Concepto',
    by: 'Paga',
    complete: 'El pago está hecho. ¡Gracias!',
    refund: 'Devolver este pago',
    refunded: 'Se devolvió este pago.',
    expired: 'Esta página ya no es válida. Inicia el pago otra vez.',
    declined: 'La tarjeta fue rechazada. No se pagó nada.',
    pay: (amount: string) => `Pagar ${amount}`,
    decline: 'Rechazar la tarjeta',
    back: 'Volver',
    cancel: 'Cancelar y volver',
    note: 'No necesitas una tarjeta y no se cobra dinero. Elige cómo termina este pago.',
    unknown: 'Esta página no existe',
    unknownHint: 'Vuelve atrás e inténtalo de nuevo.',
  },
} satisfies Record<PageLanguage, object>

type Texts = (typeof TEXTS)['en']

/** Renders the checkout page. */
export function writeCheckout(checkout: Checkout, state: CheckoutState, context: CheckoutContext): string {
  const { formats, brand, language } = context
  const { title, payee, cents, email } = checkout
  const t = TEXTS[language]
  const amount = formats.amount(cents / 100, language)
  return write(
    t.title(payee),
    `<p class="brand">${escapeHtml(brand)}</p>
<header><p class="badge">${t.practice}</p><h1>${escapeHtml(payee)}</h1>
<p class="amount">${escapeHtml(amount)}</p></header>
<dl><div><dt>${t.for}</dt><dd>${escapeHtml(title)}</dd></div><div><dt>${t.by}</dt><dd>${escapeHtml(email)}</dd></div></dl>
${writeState(checkout, state, amount, t)}`,
    language,
  )
}

/** Renders the error page for an unknown checkout. */
export function writeUnknownCheckout(language: PageLanguage): string {
  const t = TEXTS[language]
  return write(t.unknown, `<h1>${t.unknown}</h1><p>${t.unknownHint}</p>`, language)
}

function writeState({ successUrl, cancelUrl }: Checkout, state: CheckoutState, amount: string, t: Texts): string {
  if (state === 'paid' || state === 'refundable') {
    const refund = `<form method="post"><button name="answer" value="refund">${t.refund}</button></form>`
    return `${writeNotice(t.complete)}
${state === 'refundable' ? refund : ''}${writeLink(successUrl, t.back)}`
  }
  if (state === 'refunded' || state === 'expired') return `${writeNotice(t[state])}${writeLink(cancelUrl, t.back)}`
  const declined = `<p class="alert" role="alert">${t.declined}</p>`
  return `${state === 'declined' ? declined : ''}<form method="post">
<button class="primary" name="answer" value="approve">${escapeHtml(t.pay(amount))}</button>
<button name="answer" value="decline">${t.decline}</button></form>
${writeLink(cancelUrl, t.cancel)}
<p class="note">${t.note}</p>`
}

function writeNotice(text: string): string {
  return `<p class="notice" role="status">${text}</p>`
}

function writeLink(url: string, text: string): string {
  return `<p class="back"><a href="${escapeHtml(url)}">${text}</a></p>`
}

function write(title: string, body: string, language: PageLanguage): string {
  return writePage({ title, language, stylesPath: `${SANDBOX_PATH}.css`, scriptPath: `${SANDBOX_PATH}.js`, body })
}
