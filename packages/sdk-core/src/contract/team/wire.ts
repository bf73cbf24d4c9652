import type { Wire } from '../shared/call.ts'
import { readInvitationPreview, readTeam } from './readers.generated.ts'

const TEAM = '/desk/team/'
const INVITATIONS = `${TEAM}invitations/`
const MEMBER = `${TEAM}members/{id}/`
const INVITATION = '/desk/invitation/'

export const teamWire = {
  getTeam: { method: 'GET', path: TEAM, auth: 'required', read: readTeam },
  inviteMember: { method: 'POST', path: INVITATIONS, auth: 'required', encoding: 'json', read: readTeam },
  withdrawInvitation: { method: 'DELETE', path: `${INVITATIONS}{id}/`, auth: 'required', read: readTeam },
  changeMemberRole: { method: 'PATCH', path: MEMBER, auth: 'required', encoding: 'json', read: readTeam },
  removeMember: { method: 'DELETE', path: MEMBER, auth: 'required' },
  readInvitation: {
    method: 'POST',
    path: INVITATION,
    auth: 'none',
    encoding: 'json',
    isRead: true,
    read: readInvitationPreview,
  },
  acceptInvitation: {
    method: 'POST',
    path: `${INVITATION}accept/`,
    auth: 'none',
    encoding: 'json',
    read: readInvitationPreview,
  },
} as const satisfies Record<string, Wire>
