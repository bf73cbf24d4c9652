import * as z from 'zod/mini'
import type { SessionScope } from '../shared/call.ts'
import { Id, Text } from '../shared/primitives.ts'
import { withAliases } from '../shared/reading.ts'

/** What a session may do. Missing in responses of backends without scopes. */
export const Scope = z.optional(z.enum(['full', 'embed', 'link'] satisfies SessionScope[]))

/** A new session: the response to signing in with a password and to registering. */
export const AccountSession = z.object({
  token: z.string(),
  userId: withAliases(Id, 'user_id'),
  /** The display name. It is not a key: an account is identified by its e-mail address. */
  username: Text,
  email: z.optional(z.string()),
  scope: Scope,
})
export type AccountSession = z.infer<typeof AccountSession>

/** The response to setting a password with a reset link. Signs in. */
export const ResetAnswer = z.extend(AccountSession, {
  /** Whose dashboard to open: `Vendor` for a vendor, anything else for a couple. */
  redirect_user: Text,
  message: Text,
})
export type ResetAnswer = z.infer<typeof ResetAnswer>

/** The response to a valid reset link. */
export const ResetLink = z.object({ message: Text })
export type ResetLink = z.infer<typeof ResetLink>
