import * as z from 'zod/mini'
import { NewPassword } from '../account/calls.ts'
import type { Call } from '../shared/call.ts'
import { Email, WholeNumber } from '../shared/primitives.ts'
import { CouplePeople, PartnerInvitationPreview, PartnerJoined } from './schema.ts'
import { couplePartnerWire } from './wire.ts'

const token = z.string().check(z.maxLength(100))
const couple = { tag: 'couple', status: 200, noStore: true } as const

export const couplePartnerCalls = {
  listPeople: {
    ...couplePartnerWire.listPeople,
    ...couple,
    summary: 'Lists the people who plan this wedding, each with their own login, and the pending invitation.',
    response: CouplePeople,
    failures: [401],
  },
  invitePartner: {
    ...couplePartnerWire.invitePartner,
    ...couple,
    summary:
      'Emails the partner an invitation to the couple’s account. Replaces the pending invitation. The response is the same whether or not the address has an account.',
    body: z.object({ email: Email }),
    response: CouplePeople,
    idempotent: true,
    failures: [400, 401, 403, 409],
  },
  withdrawPartner: {
    ...couplePartnerWire.withdrawPartner,
    ...couple,
    summary: 'Deletes the pending invitation. Its link becomes invalid.',
    response: CouplePeople,
    failures: [401, 404],
  },
  removePartner: {
    ...couplePartnerWire.removePartner,
    tag: 'couple',
    noStore: true,
    summary:
      'Removes the partner, or lets the partner leave. Ends the partner’s sessions. The couple’s data stays with the first person, who cannot be removed.',
    params: z.object({
      /** The user id of the person, from `listPeople`. */
      id: WholeNumber,
    }),
    status: 204,
    failures: [401, 403, 404],
  },
  readPartnerInvitation: {
    ...couplePartnerWire.readPartnerInvitation,
    ...couple,
    summary: 'Returns who invites. Responds 400 `invalid_link` if the link is unknown, used, withdrawn or expired.',
    body: z.object({
      /** The token of the invitation link. */
      token,
    }),
    response: PartnerInvitationPreview,
    failures: [400],
  },
  acceptPartnerInvitation: {
    ...couplePartnerWire.acceptPartnerInvitation,
    ...couple,
    summary:
      'Joins the couple with the account of the invited address, once. Creates the account if there is none. Responds 409 `has_wedding` if the account has a wedding of its own.',
    body: z.object({
      /** The token of the invitation link. */
      token,
      /** The password of an account that has none. Ignored if the account has one. */
      password: z.optional(NewPassword),
    }),
    response: PartnerJoined,
    failures: [400, 409],
  },
} as const satisfies Record<string, Call>
