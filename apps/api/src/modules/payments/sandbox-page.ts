import { writePage } from '../../http/page.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { Formats } from '../../platform/formats.ts'
import type { Checkout } from '../../providers/payments/payments.ts'
import { SANDBOX_PATH } from '../../providers/payments/sandbox-provider.ts'

/** The state of a payment as the checkout page shows it. */
export type CheckoutState = 'open' | 'declined' | 'paid' | 'refundable' | 'refunded' | 'expired'

/** Renders the checkout page. */
export function writeCheckout(checkout: Checkout, state: CheckoutState, formats: Formats): string {
  const { title, payee, cents, email } = checkout
  const amount = formats.amount(cents / 100, 'en')
  return write(
    `Pay ${payee}`,
    `<header><p class="badge">Practice payment</p><h1>${escapeHtml(payee)}</h1>
<p class="amount">${escapeHtml(amount)}</p></header>
<dl><div><dt>For</dt><dd>${escapeHtml(title)}</dd></div><div><dt>Paid by</dt><dd>${escapeHtml(email)}</dd></div></dl>
${writeState(checkout, state, amount)}`,
  )
}

/** Renders the error page for an unknown checkout. */
export function writeUnknownCheckout(): string {
  return write('This page does not exist', '<h1>This page does not exist</h1><p>Please go back and try again.</p>')
}

function writeState({ successUrl, cancelUrl }: Checkout, state: CheckoutState, amount: string): string {
  if (state === 'paid' || state === 'refundable') {
    const refund = '<form method="post"><button name="answer" value="refund">Refund this payment</button></form>'
    return `<p class="notice" role="status">This payment is complete. Thank you!</p>
${state === 'refundable' ? refund : ''}${writeLink(successUrl, 'Go back')}`
  }
  if (state === 'refunded') {
    return `<p class="notice" role="status">This payment has been refunded.</p>${writeLink(cancelUrl, 'Go back')}`
  }
  if (state === 'expired') {
    return `<p class="notice" role="status">This page has expired. Please start the payment again.</p>${writeLink(cancelUrl, 'Go back')}`
  }
  const declined = '<p class="alert" role="alert">The card was declined. Nothing has been paid.</p>'
  return `${state === 'declined' ? declined : ''}<form method="post">
<button class="primary" name="answer" value="approve">Pay ${escapeHtml(amount)}</button>
<button name="answer" value="decline">Decline the card</button></form>
${writeLink(cancelUrl, 'Cancel and go back')}
<p class="note">You do not need a card, and no money is charged. Choose the outcome of this payment.</p>`
}

function writeLink(url: string, text: string): string {
  return `<p class="back"><a href="${escapeHtml(url)}">${text}</a></p>`
}

function write(title: string, body: string): string {
  return writePage({ title, stylesPath: `${SANDBOX_PATH}.css`, body })
}
