import { HOUR } from '../../platform/units.ts'

export const calendarRules = {
  /** Maximum number of days in a request for a vendor's calendar. */
  calendarDaysMax: 366,
  /** Maximum changes of one vendor's calendar. */
  calendarChanges: { max: 600, windowMs: HOUR },
}
