import { MINUTE } from '../../platform/units.ts'

export const figuresRules = {
  /** Number of days of a vendor's figures if the request names no first day. */
  figuresDays: 30,
  /** Maximum number of days of a vendor's figures in one request. */
  figuresDaysMax: 366,
  /** Number of rows of figures after which a page ends with the current day. */
  figuresPerPage: 2_000,
  /** Maximum number of counted elements from one client address in one process. */
  countsPerAddress: { max: 60, windowMs: MINUTE },
  /** Maximum number of different websites, elements and partners that are counted for a vendor on one day. */
  countedPlacesPerDay: 500,
}
