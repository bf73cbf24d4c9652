import * as z from 'zod/mini'
import { AccountSession } from '../account/schema.ts'
import { Id, Text, Timestamp } from '../shared/primitives.ts'

/** A person of a couple who signs in with their own email address. */
export const CouplePerson = z.object({
  /** The id of the person's own account. */
  id: Id,
  /** The person's first name, or the part of the email address before the @. */
  name: Text,
  email: Text,
  /** Whether this is the caller. */
  is_you: z.boolean(),
  /** Whether this person created the account that the couple's data belongs to. This person cannot leave. */
  is_first: z.boolean(),
  /** When the person joined. Absent for the first person. */
  joined_at: z.optional(Timestamp),
})
export type CouplePerson = z.infer<typeof CouplePerson>

/** The invitation of a partner that has not been accepted yet. */
export const PartnerInvitation = z.object({ email: Text, invited_at: Timestamp, expires_at: Timestamp })
export type PartnerInvitation = z.infer<typeof PartnerInvitation>

/** The people of a couple, and the pending invitation. */
export const CouplePeople = z.object({
  /** One or two people, the caller first. */
  people: z.array(CouplePerson),
  invitation: z.optional(PartnerInvitation),
})
export type CouplePeople = z.infer<typeof CouplePeople>

/** What the link of a partner's invitation shows before it is accepted. */
export const PartnerInvitationPreview = z.object({
  /** The name of the person who invites. `""` if unknown. */
  name: Text,
  /** The invited email address, which signs in after the invitation is accepted. */
  email: Text,
  /** Whether the address has no password yet, so that `acceptPartnerInvitation` takes one. */
  needs_password: z.boolean(),
})
export type PartnerInvitationPreview = z.infer<typeof PartnerInvitationPreview>

/** The response to an accepted invitation. */
export const PartnerJoined = z.object({
  name: Text,
  email: Text,
  /** A new session. Absent if the account has a password: its owner signs in with it. */
  session: z.optional(AccountSession),
})
export type PartnerJoined = z.infer<typeof PartnerJoined>
