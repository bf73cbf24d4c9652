/** One message, addressed to one person. */
export interface Mail {
  /** A bare address, without a display name. */
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mail. Called from a job, so that a failure can be tried again later. */
export interface MailProvider {
  /** Resolves once the message is handed over; throws `MailFailed` when it is not. */
  send(mail: Mail): Promise<void>
  /** Ends idle connections. No message may be sent afterwards. */
  close(): Promise<void>
}

export type MailFailure =
  /** The message itself is not sendable: a malformed address or a line break in a header. */
  | 'invalid_message'
  /** The mail server refused this recipient or message for good. */
  | 'rejected'
  /** The mail server asks to come back later. */
  | 'deferred'
  /** The mail server does not accept our user name or password. */
  | 'unauthorized'
  /** No connection, or none that lasted. */
  | 'unreachable'

/** A message that was not handed over. The text never contains credentials or the message's body. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed'
  readonly code: MailFailure
  /** Whether the same message may get through later. */
  readonly retryable: boolean

  constructor(code: MailFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.retryable = code === 'deferred' || code === 'unreachable' || code === 'unauthorized'
  }
}
