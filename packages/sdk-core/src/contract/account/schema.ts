import * as z from 'zod/mini'
import type { SessionScope } from '../shared/call.ts'
import { Id, Text } from '../shared/primitives.ts'
import { withAliases } from '../shared/reading.ts'

/** The scope of a session. Absent if the backend does not support scopes. */
export const Scope = z.optional(z.enum(['full', 'embed', 'link'] satisfies SessionScope[]))

/** A new session: the response to a sign-in with a password, and to a registration. */
export const AccountSession = z.object({
  token: z.string(),
  userId: withAliases(Id, 'user_id'),
  /** The display name. Names are not unique; the email address identifies an account. */
  username: Text,
  email: z.optional(z.string()),
  scope: Scope,
  /** Whether the account belongs to a vendor or a partner and to no couple. Sent by the sign-in with a password. */
  is_desk_only: z.optional(z.boolean()),
})
export type AccountSession = z.infer<typeof AccountSession>

/** The response to a password reset. Contains a new session. */
export const ResetAnswer = z.extend(AccountSession, {
  /** The dashboard to open: the vendor dashboard for `Vendor`, the couple dashboard for any other value. */
  redirect_user: Text,
  message: Text,
})
export type ResetAnswer = z.infer<typeof ResetAnswer>

/** The response to a check of a reset link, if the link is valid. */
export const ResetLink = z.object({ message: Text })
export type ResetLink = z.infer<typeof ResetLink>
