import * as z from 'zod/mini'
import type { SessionScope } from '../shared/call.ts'
import { Id, Text } from '../shared/primitives.ts'
import { withAliases } from '../shared/reading.ts'

/** What a session may do. Absent in answers of backends without scopes. */
export const Scope = z.optional(z.enum(['full', 'embed', 'link'] satisfies SessionScope[]))

/** A session that begins, as signing in with a password and registering answer it. */
export const AccountSession = z.object({
  token: z.string(),
  userId: withAliases(Id, 'user_id'),
  /** The name to show, not a key: accounts are kept by e-mail. */
  username: Text,
  email: z.optional(z.string()),
  scope: Scope,
})
export type AccountSession = z.infer<typeof AccountSession>

/** Answer to a password set by a mailed link; it signs in. */
export const ResetAnswer = z.extend(AccountSession, {
  /** Whose dashboard to go to: exactly `Vendor` for a vendor's. */
  redirect_user: Text,
  message: Text,
})
export type ResetAnswer = z.infer<typeof ResetAnswer>

/** A reset link works. */
export const ResetLink = z.object({ message: Text })
export type ResetLink = z.infer<typeof ResetLink>
