import { DAY } from '../../platform/units.ts'

export const mailRules = {
  /**
   * Retries of one mail over at least 24 hours. The first follows after 2 seconds, the last ones every half hour.
   * Delays are in seconds, with a jitter of up to 50 %.
   */
  mailAttempts: { retries: 57, retryDelay: 2, retryDelayMax: 1_800 },
  /** An undelivered mail is stored for the operator for this time. */
  undeliveredMailLifeMs: 30 * DAY,
}
