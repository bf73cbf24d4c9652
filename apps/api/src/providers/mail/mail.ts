/** The languages in which emails are available. */
export type MailLanguage = 'en' | 'es'

/** An email to one recipient. */
export interface Mail {
  /** The recipient's address, without a display name. */
  to: string
  subject: string
  text: string
  html: string
  /** The address that answers are sent to. Default: the sender. */
  replyTo?: string
  /** The URL that unsubscribes from this kind of email. It supports one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string
  attachments?: readonly MailAttachment[]
}

/** A file of an email. */
export interface MailAttachment {
  name: string
  /** The media type. */
  type: string
  bytes: Uint8Array
}

/** Sends emails. Called from a job, which retries failures. */
export interface MailProvider {
  /** Resolves when the mail server has accepted the message. Throws `MailFailed`. */
  send(mail: Mail): Promise<void>
  /** Closes idle connections. Do not call `send` afterwards. */
  close(): Promise<void>
}

export type MailFailure =
  /** The message is invalid: a malformed address or a line break in a header. */
  | 'invalid_message'
  /** The mail server rejected the recipient or message permanently. */
  | 'rejected'
  /** The mail server rejected the message temporarily. */
  | 'deferred'
  /** The mail server rejected the configured user name or password. */
  | 'unauthorized'
  /** The connection failed or broke. */
  | 'unreachable'

/** The message was not accepted. The error text never contains credentials or the message's body. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed'
  readonly code: MailFailure
  /** Whether a later attempt may succeed. */
  readonly retryable: boolean

  constructor(code: MailFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.retryable = code === 'deferred' || code === 'unreachable' || code === 'unauthorized'
  }
}
