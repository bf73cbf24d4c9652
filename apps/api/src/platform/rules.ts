import { SECOND } from './units.ts'

export const processRules = {
  /** Time for work in progress to finish after `SIGTERM`. */
  shutdownMs: 20 * SECOND,
}
