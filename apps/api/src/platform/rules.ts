import { SECOND } from './units.ts'

export const processRules = {
  /** Time in which requests and jobs in progress can finish after `SIGTERM`. */
  shutdownMs: 12 * SECOND,
}

export const databaseRules = {
  /** Maximum time that a request waits for a database connection. After that it responds 503. */
  connectMs: 5 * SECOND,
  /** Maximum time that a statement waits for a lock. After that the request responds 503. */
  lockMs: 4 * SECOND,
  /** Maximum time of one statement. */
  statementMs: 60 * SECOND,
  /** A transaction that runs no statement for this time is rolled back. */
  idleTransactionMs: 60 * SECOND,
  /** Number of database connections of the job queue, in addition to the pool of requests. */
  jobConnections: 4,
  /** Delay in `Retry-After` while the database is unavailable. */
  retrySeconds: 2,
}
