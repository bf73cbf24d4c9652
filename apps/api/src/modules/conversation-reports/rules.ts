import { DAY } from '../../platform/units.ts'

export const conversationReportRules = {
  /** Maximum number of reports of one account. */
  conversationReportsPerAccount: { max: 10, windowMs: DAY },
  /** Number of reports on one page of the operator's list. */
  conversationReportsPerPage: 50,
}
