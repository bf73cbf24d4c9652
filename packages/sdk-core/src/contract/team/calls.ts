import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { Email, WholeNumber } from '../shared/primitives.ts'
import { InvitationPreview, TEAM_ROLES, Team } from './schema.ts'
import { teamWire } from './wire.ts'

const invitation = z.object({
  /** The id of the invitation, from `getTeam`. */
  id: WholeNumber,
})
const member = z.object({
  /** The account id of the member, from `getTeam`. */
  id: WholeNumber,
})
const Role = z.enum(TEAM_ROLES, { error: `Use one of ${TEAM_ROLES.join(', ')}.` })
const token = z.object({
  /** The token of the invitation link. */
  token: z.string().check(z.maxLength(100)),
})
const desk = { tag: 'desk', status: 200, noStore: true } as const

export const teamCalls = {
  getTeam: {
    ...teamWire.getTeam,
    ...desk,
    summary: 'Lists the team of the caller’s vendor or partner, and its pending invitations.',
    response: Team,
    failures: [401, 403],
  },
  inviteMember: {
    ...teamWire.inviteMember,
    ...desk,
    summary: 'Emails an invitation to join the team. A new invitation to the same address replaces the previous one.',
    body: z.object({ email: Email, role: Role }),
    response: Team,
    failures: [400, 401, 403],
  },
  withdrawInvitation: {
    ...teamWire.withdrawInvitation,
    ...desk,
    summary: 'Deletes a pending invitation. Its link becomes invalid.',
    params: invitation,
    response: Team,
    failures: [401, 403, 404],
  },
  changeMemberRole: {
    ...teamWire.changeMemberRole,
    ...desk,
    summary: 'Changes the role of a member. Responds 409 `last_owner` if the team would have no owner.',
    params: member,
    body: z.object({ role: Role }),
    response: Team,
    failures: [400, 401, 403, 404, 409],
  },
  removeMember: {
    ...teamWire.removeMember,
    tag: 'desk',
    noStore: true,
    summary: 'Removes a member from the team, or lets the caller leave. The desk is closed to the account at once.',
    params: member,
    status: 204,
    failures: [401, 403, 404, 409],
  },
  readInvitation: {
    ...teamWire.readInvitation,
    ...desk,
    summary: 'Returns what an invitation link is for. Responds 400 `invalid_link` if it is unknown, used or expired.',
    body: token,
    response: InvitationPreview,
    failures: [400],
  },
  acceptInvitation: {
    ...teamWire.acceptInvitation,
    ...desk,
    summary: 'Adds the account of the invited email address to the team, once. Creates the account if there is none.',
    body: token,
    response: InvitationPreview,
    failures: [400, 409],
  },
} as const satisfies Record<string, Call>
