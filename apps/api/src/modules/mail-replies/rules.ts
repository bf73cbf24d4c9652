import { HOUR, MB, MINUTE } from '../../platform/units.ts'

export const mailReplyRules = {
  /** Maximum size of a received email in bytes. */
  inboundMailBytes: 5 * MB,
  /** Maximum number of connections to the mail receiver at a time. */
  inboundMailConnections: 100,
  /** Timeout of an inactive connection to the mail receiver. */
  inboundMailIdleMs: MINUTE,
  /** Maximum number of emails with which an account can answer. */
  mailRepliesPerAccount: { max: 60, windowMs: HOUR },
  /** Maximum length of the text that is searched for the answer, in UTF-16 code units. The rest is quoted text. */
  mailReplyTextLength: 20_000,
}
