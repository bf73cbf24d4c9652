/** The data of a purchase for the provider's checkout page. */
export interface Checkout {
  /** Our payment id, which events include. Opening the same reference twice opens only one checkout. */
  reference: string
  title: string
  payee: string
  /** The amount in US cents. */
  cents: number
  /** The payer's email address. */
  email: string
  /** The language of the payer. Undefined if it is unknown. */
  language?: 'en' | 'es' | undefined
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/** The provider's checkout page. */
export interface OpenedCheckout {
  id: string
  url: string
}

/** A provider's event about a checkout or a charge. */
export interface PaymentEvent {
  id: string
  /** Events of the type `other` are ignored. */
  type: 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed' | 'dispute_won' | 'other'
  /** Our payment id. Empty for disputes, which have only a charge. */
  reference: string
  /** The provider's id of the checkout. `null` if the event does not include it. */
  checkoutId: string | null
  /** The provider's id of the charge. `null` if the event does not include it. */
  chargeId: string | null
  /** The paid amount, or the total refunded so far, in US cents. `null` for other events. */
  cents: number | null
}

/** Accepts payments. Card data is entered on the provider's pages and never sent to this server. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** The HTTP header with the signature of an event. */
  readonly signatureHeader: string
  /** Opens a checkout page. Throws `PaymentFailed`. */
  open(checkout: Checkout): Promise<OpenedCheckout>
  /** Expires a checkout page. Does nothing if it is paid or has expired. */
  close(checkoutId: string): Promise<void>
  /** Verifies and parses a raw event. Throws `PaymentEventRefused` if the signature is invalid or too old. */
  readEvent(raw: Buffer, signature: string): Promise<PaymentEvent>
}

/** A request to the provider failed. */
export class PaymentFailed extends Error {
  override readonly name = 'PaymentFailed'
  /** Whether a later attempt may succeed. */
  readonly retryable: boolean

  constructor(message: string, { retryable, cause }: { retryable: boolean; cause?: unknown }) {
    super(message, { cause })
    this.retryable = retryable
  }
}

/** The event is not from the provider, is too old or cannot be parsed. */
export class PaymentEventRefused extends Error {
  override readonly name = 'PaymentEventRefused'
}
