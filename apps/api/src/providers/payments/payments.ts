/** Something to be paid, as a provider shows it. */
export interface Checkout {
  /** Ours; events come with it, and opening the same one twice opens one. */
  reference: string
  title: string
  payee: string
  /** US cents. */
  cents: number
  /** Of who pays. */
  email: string
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/** The provider's page for a checkout. */
export interface OpenedCheckout {
  id: string
  url: string
}

/** What a provider tells of a checkout, or of the money that came of it. */
export interface PaymentEvent {
  id: string
  /** `other` is nothing to us. */
  type: 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed' | 'dispute_won' | 'other'
  /** Empty for a dispute, which names only what was charged. */
  reference: string
  /** Null for an event that does not name it. */
  checkoutId: string | null
  /** What the provider calls the money that moved. Null for an event that does not name it. */
  chargeId: string | null
  /** What was paid, or given back so far, in US cents; null for anything else. */
  cents: number | null
}

/** Takes money. Card data is typed in on its pages and never comes to us. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** The header that its events are signed in. */
  readonly signatureHeader: string
  /** Opens a page to pay at. Throws a `PaymentFailed`. */
  open(checkout: Checkout): Promise<OpenedCheckout>
  /** Closes a page by its id, so that nobody can pay there. Does nothing for a page that is paid or has expired. */
  close(checkoutId: string): Promise<void>
  /** Reads an event by its very bytes. Throws a `PaymentEventRefused` when it is not the provider's, or too old. */
  readEvent(raw: Buffer, signature: string): Promise<PaymentEvent>
}

/** The provider did not do what it was asked. */
export class PaymentFailed extends Error {
  override readonly name = 'PaymentFailed'
  /** Whether the same may work later. */
  readonly retryable: boolean

  constructor(message: string, { retryable, cause }: { retryable: boolean; cause?: unknown }) {
    super(message, { cause })
    this.retryable = retryable
  }
}

/** Somebody told something in the provider's name that the provider did not say. */
export class PaymentEventRefused extends Error {
  override readonly name = 'PaymentEventRefused'
}
