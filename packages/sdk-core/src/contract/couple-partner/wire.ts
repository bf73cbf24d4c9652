import type { Wire } from '../shared/call.ts'
import { readCouplePeople, readPartnerInvitationPreview, readPartnerJoined } from './readers.generated.ts'

const PEOPLE = '/couple/people/'
const INVITATION = `${PEOPLE}invitation/`
const LINK = '/couple/invitation/'

export const couplePartnerWire = {
  listPeople: { method: 'GET', path: PEOPLE, auth: 'required', read: readCouplePeople },
  invitePartner: { method: 'POST', path: INVITATION, auth: 'required', encoding: 'json', read: readCouplePeople },
  withdrawPartner: { method: 'DELETE', path: INVITATION, auth: 'required', read: readCouplePeople },
  removePartner: { method: 'DELETE', path: `${PEOPLE}{id}/`, auth: 'required' },
  readPartnerInvitation: {
    method: 'POST',
    path: LINK,
    auth: 'none',
    encoding: 'json',
    isRead: true,
    read: readPartnerInvitationPreview,
  },
  acceptPartnerInvitation: {
    method: 'POST',
    path: `${LINK}accept/`,
    auth: 'none',
    encoding: 'json',
    read: readPartnerJoined,
  },
} as const satisfies Record<string, Wire>
