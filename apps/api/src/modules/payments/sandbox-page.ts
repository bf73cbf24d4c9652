import { writePage } from '../../http/page.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { Checkout } from '../../providers/payments/payments.ts'
import { SANDBOX_PATH } from '../../providers/payments/sandbox-provider.ts'

/** How far a payment is, as its page shows it. */
export type CheckoutState = 'open' | 'declined' | 'paid' | 'refundable' | 'refunded' | 'expired'

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** The page of a checkout. */
export function writeCheckout(checkout: Checkout, state: CheckoutState): string {
  const { title, payee, cents, email } = checkout
  const amount = DOLLARS.format(cents / 100)
  return write(
    `Pay ${payee}`,
    `<header><p class="badge">Practice payment</p><h1>${escapeHtml(payee)}</h1>
<p class="amount">${escapeHtml(amount)}</p></header>
<dl><div><dt>For</dt><dd>${escapeHtml(title)}</dd></div><div><dt>Paid by</dt><dd>${escapeHtml(email)}</dd></div></dl>
${writeState(checkout, state, amount)}`,
  )
}

/** For an address that stands for nothing. */
export function writeUnknown(): string {
  return write('This page does not exist', '<h1>This page does not exist</h1><p>Please go back and try again.</p>')
}

function writeState({ successUrl, cancelUrl }: Checkout, state: CheckoutState, amount: string): string {
  if (state === 'paid' || state === 'refundable') {
    const refund = '<form method="post"><button name="answer" value="refund">Give the money back</button></form>'
    return `<p class="notice" role="status">This has been paid. Thank you!</p>
${state === 'refundable' ? refund : ''}${writeLink(successUrl, 'Go back')}`
  }
  if (state === 'refunded') {
    return `<p class="notice" role="status">The money has been given back.</p>${writeLink(cancelUrl, 'Go back')}`
  }
  if (state === 'expired') {
    return `<p class="notice" role="status">This page is closed. Please start paying again.</p>${writeLink(cancelUrl, 'Go back')}`
  }
  const declined = '<p class="alert" role="alert">The card was declined. Nothing has been paid.</p>'
  return `${state === 'declined' ? declined : ''}<form method="post">
<button class="primary" name="answer" value="approve">Pay ${escapeHtml(amount)}</button>
<button name="answer" value="decline">Let the card be declined</button></form>
${writeLink(cancelUrl, 'Cancel and go back')}
<p class="note">No card is asked for and no money moves: you decide how this payment ends.</p>`
}

function writeLink(url: string, text: string): string {
  return `<p class="back"><a href="${escapeHtml(url)}">${text}</a></p>`
}

function write(title: string, body: string): string {
  return writePage({ title, stylesPath: `${SANDBOX_PATH}.css`, body })
}
