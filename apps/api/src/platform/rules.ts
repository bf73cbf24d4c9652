import { SECOND } from './units.ts'

export const processRules = {
  /** Time in which work in progress can finish after `SIGTERM`. */
  shutdownMs: 20 * SECOND,
}
