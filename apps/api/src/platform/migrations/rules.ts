import { SECOND } from '../units.ts'

export const migrationRules = {
  /**
   * Maximum time that a migration waits for a lock. Requests that need the table wait behind it. Shorter than
   * PostgreSQL’s `deadlock_timeout`, so that a deadlock ends the migration, which is retried, and not a request.
   */
  lockMs: 500,
  /** Number of attempts of a migration that gets no lock. */
  attempts: 60,
  /** Delay before the next attempt. */
  retryDelayMs: 2 * SECOND,
  /** Interval at which a process checks whether another process has finished its migrations. */
  turnMs: SECOND,
}
