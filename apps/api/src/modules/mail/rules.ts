import { DAY } from '../../platform/units.ts'

export const mailRules = {
  /**
   * Retries of one email over at least 24 hours. The first retry follows after 2 seconds, the last every half hour.
   * Delays are in seconds, with a jitter of up to 50 %.
   */
  mailAttempts: { retries: 57, retryDelay: 2, retryDelayMax: 1_800 },
  /** Time for which an undelivered email is stored for the operator. */
  undeliveredMailLifeMs: 30 * DAY,
}
