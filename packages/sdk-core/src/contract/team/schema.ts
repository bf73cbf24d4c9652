import * as z from 'zod/mini'
import { Id, Text, Timestamp } from '../shared/primitives.ts'
import { withFallback } from '../shared/reading.ts'

/** The roles in a team. Owners can change the team; members can do everything else. */
export const TEAM_ROLES = ['owner', 'member'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

const Role = withFallback(z.enum(TEAM_ROLES), 'member')

/** An account that works for the vendor or the partner. */
export const TeamMember = z.object({
  /** The id of the account. */
  id: Id,
  /** The name of the account. `""` if unknown. */
  name: Text,
  email: Text,
  role: Role,
  /** Whether this is the caller. */
  is_you: z.boolean(),
  /** Whether this is the account that the vendor was created with. It cannot be removed. */
  is_founder: z.boolean(),
  joined_at: Timestamp,
})
export type TeamMember = z.infer<typeof TeamMember>

/** An invitation that has not been accepted yet. */
export const TeamInvitation = z.object({
  id: Id,
  email: Text,
  role: Role,
  invited_at: Timestamp,
  expires_at: Timestamp,
})
export type TeamInvitation = z.infer<typeof TeamInvitation>

/** A team, with owners first, and its pending invitations, newest first. Teams are too small for pages. */
export const Team = z.object({ members: z.array(TeamMember), invitations: z.array(TeamInvitation) })
export type Team = z.infer<typeof Team>

/** What an invitation link shows before it is accepted. */
export const InvitationPreview = z.object({
  /** The name of the vendor or the partner. */
  name: Text,
  /** The email address that was invited, which signs in after the invitation is accepted. */
  email: Text,
  role: Role,
})
export type InvitationPreview = z.infer<typeof InvitationPreview>
