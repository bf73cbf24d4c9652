import * as z from 'zod/mini'
import type { SessionScope } from '../shared/call.ts'
import { Id, Text } from '../shared/primitives.ts'
import { withAliases } from '../shared/reading.ts'

/** The scope of a session. Missing in responses of backends that do not support scopes. */
export const Scope = z.optional(z.enum(['full', 'embed', 'link'] satisfies SessionScope[]))

/** A new session: the response to signing in with a password and to registering. */
export const AccountSession = z.object({
  token: z.string(),
  userId: withAliases(Id, 'user_id'),
  /** The display name. It is not unique: the e-mail address identifies an account. */
  username: Text,
  email: z.optional(z.string()),
  scope: Scope,
})
export type AccountSession = z.infer<typeof AccountSession>

/** The response to setting a password with a reset link. Contains a new session. */
export const ResetAnswer = z.extend(AccountSession, {
  /** The dashboard to open: `Vendor` for the vendor dashboard, any other value for the couple dashboard. */
  redirect_user: Text,
  message: Text,
})
export type ResetAnswer = z.infer<typeof ResetAnswer>

/** The response to checking a valid reset link. */
export const ResetLink = z.object({ message: Text })
export type ResetLink = z.infer<typeof ResetLink>
