/** The two people of a couple with two logins: who acts, who made what, and who loves what. */
export { endPair, findPair } from './end-pair.ts'
export { isLover, toAddedBy, toLove, withLove } from './love.ts'
export {
  findCouple,
  findCoupleId,
  isFirst,
  isPairOf,
  isPartner,
  listPartnerEmails,
  listPersonIds,
  makerOf,
  PAIR,
  pairAccounts,
  personName,
  personOf,
  toCouple,
} from './pair.ts'
