/** A received email. */
export interface InboundMail {
  /** The address that the email was delivered to, from the envelope. */
  recipient: string
  /** The sender of the envelope. `""` for delivery reports, which must not be answered. */
  returnPath: string
  /** The source of the email: headers and body. */
  raw: Uint8Array
}

/** Handles received emails. */
export interface MailReceiver {
  /** Resolves if the address accepts emails. Throws `MailRefused`. */
  admit(recipient: string): Promise<void>
  /** Resolves when the email is stored or deliberately ignored. Throws `MailRefused`. */
  receive(mail: InboundMail): Promise<void>
}

/** Receives emails from other mail servers. */
export interface InboundMailProvider {
  /** Starts to receive emails. Resolves when the provider accepts them. */
  start(receiver: MailReceiver): Promise<void>
  /** Stops accepting emails. Waits for emails that are being received. */
  close(): Promise<void>
}

/**
 * An email that is not accepted. The mail server of the sender reports the message to the sender, so we never send an
 * email about an email.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  /** Whether the sender's mail server should try again later. */
  readonly retryable: boolean

  constructor(message: string, { retryable = false } = {}) {
    super(message)
    this.retryable = retryable
  }
}
