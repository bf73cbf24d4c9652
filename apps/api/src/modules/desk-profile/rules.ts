import { HOUR } from '../../platform/units.ts'

export const deskProfileRules = {
  /** Maximum changes of one vendor's profile. */
  profileChanges: { max: 300, windowMs: HOUR },
}
