import { DAY, HOUR, KB, MINUTE, SECOND } from '../../platform/units.ts'

export const webhookRules = {
  /** Maximum number of webhook endpoints of one vendor. */
  webhookEndpoints: 10,
  /** Time for which a failed delivery is retried. An endpoint that fails for this time is disabled. */
  webhookRetryMs: 3 * DAY,
  /** Delay before the first retry. It doubles with each further retry, with a jitter of up to 20 %. */
  webhookRetryDelayMs: 5 * SECOND,
  /** Maximum delay between two retries. */
  webhookRetryDelayMaxMs: 6 * HOUR,
  /** Time for which deliveries are also signed with the previous secret after a rotation. */
  webhookRotationMs: DAY,
  /** Maximum size of a response that is read. The rest is discarded. */
  webhookResponseBytes: 16 * KB,
  /** Number of characters of a response that are stored in the log. */
  webhookLogCharacters: 1_000,
  /** A delivery is listed for this time. */
  webhookLogMs: 30 * DAY,
  /** Number of deliveries on one page of the log. */
  webhookPageSize: 50,
  /** Number of deliveries that one job sends to an endpoint before it lets other endpoints run. */
  webhookBatch: 20,
  /** A worker that has sent nothing for this time has crashed, and another worker takes over its endpoint. */
  webhookLeaseMs: 2 * MINUTE,
  /** Maximum number of tests and resends of one vendor. */
  webhookResends: { max: 60, windowMs: HOUR },
}
