import { DAY, HOUR } from '../../platform/units.ts'

export const couplePartnerRules = {
  /** Lifetime of the invitation of a partner. */
  partnerInvitationLifeMs: 7 * DAY,
  /** Maximum invitations of partners that a couple can send. */
  partnerInvitationsSent: { max: 5, windowMs: DAY },
  /** Maximum invitations of partners to one email address, from all couples. */
  partnerInvitationsPerEmail: { max: 3, windowMs: DAY },
  /** Maximum attempts to open an invitation of a partner from one client address. */
  partnerInvitationsOpened: { max: 60, windowMs: HOUR },
}
