import { DAY } from '../../platform/units.ts'

export const mailRules = {
  /**
   * Attempts to send one mail, over at least 24 hours: the second after 2 seconds, the last ones every half hour.
   * Delays are in seconds and have a jitter of up to a half.
   */
  mailAttempts: { retries: 57, retryDelay: 2, retryDelayMax: 1_800 },
  /** An undelivered mail is kept for the operator for this time. */
  undeliveredMailLifeMs: 30 * DAY,
}
