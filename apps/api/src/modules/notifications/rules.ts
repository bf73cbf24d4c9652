import { DAY, MINUTE } from '../../platform/units.ts'

export const notificationRules = {
  /** Time for which a message must be unread before its receiver gets an email. */
  messageMailAfterMs: 5 * MINUTE,
  /** Minimum time between two emails about a conversation that its receiver has not opened in between. */
  messageMailEveryMs: DAY,
  /** Maximum age of the latest message of a conversation in emails, for example after the service was down. */
  messageMailMaxAgeMs: 2 * DAY,
  /** Maximum number of messages that an email quotes. It quotes the latest ones. */
  messagesQuoted: 5,
  /** Maximum number of characters of a quoted message. */
  messageQuoteLength: 600,
}
