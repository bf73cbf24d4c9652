import { SECOND } from './units.ts'

export const processRules = {
  /** Time in which requests and jobs in progress can finish after `SIGTERM`. */
  shutdownMs: 12 * SECOND,
}

export const databaseRules = {
  /** Maximum time that a request waits for a database connection. After that it responds 503. */
  connectMs: 5 * SECOND,
  /**
   * Share of the connections of a process that one route or job queue can hold. The requests that wait for a locked
   * table leave the other connections to the other routes.
   */
  poolShare: 0.5,
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

export const clockRules = {
  /** Interval at which a process compares its clock with that of the database. */
  clockEveryMs: 10 * SECOND,
  /** A reading of the database's clock that took longer is ignored, because it is inaccurate. */
  clockReadingMs: SECOND,
  /** A machine whose clock differs more from that of the database is reported in the log. */
  clockOffsetMs: 2 * SECOND,
}
