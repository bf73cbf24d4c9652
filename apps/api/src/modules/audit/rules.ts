import { DAY } from '../../platform/units.ts'

export const auditRules = {
  /** Time after which an entry of the audit log is deleted. */
  auditLifeMs: 365 * DAY,
  /** Number of entries that `npm run admin -- audit` lists by default. */
  auditPageSize: 100,
}
