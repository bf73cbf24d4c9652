import { HOUR, MINUTE, SECOND } from '../../platform/units.ts'

export const googleRules = {
  /** A sign-in with Google must be completed within this time. */
  googleLifeMs: 10 * MINUTE,
  /** A request to Google times out after this time. */
  googleAnswerMs: 10 * SECOND,
  /** Maximum sign-ins with Google started from one client address. */
  googleStartsPerAddress: { max: 300, windowMs: HOUR },
}
