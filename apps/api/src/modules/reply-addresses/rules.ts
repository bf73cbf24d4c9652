import { DAY } from '../../platform/units.ts'

export const replyAddressRules = {
  /** Time for which an email about a conversation can be answered. */
  replyAddressLifeMs: 30 * DAY,
}
