import { DAY, HOUR } from '../../platform/units.ts'

export const teamRules = {
  /** Lifetime of an invitation. */
  invitationLifeMs: 7 * DAY,
  /** Maximum members and pending invitations of a team. */
  teamSize: 30,
  /** Maximum invitations that a team can send. */
  invitationsSent: { max: 30, windowMs: DAY },
  /** Maximum invitations to one email address, from all teams. */
  invitationsPerEmail: { max: 5, windowMs: DAY },
  /** Maximum attempts to open an invitation from one client address. */
  invitationsOpened: { max: 60, windowMs: HOUR },
}
