import * as z from 'zod/mini'
import { LOGIN_CODE_LENGTH } from './limits.ts'
import { Id } from './primitives.ts'

/** A sign-in code as the wire carries it. */
export const LoginCode = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${LOGIN_CODE_LENGTH}}$`), { error: 'Enter the 4-digit code.' }))

/** Answer to a request for a code (no token) and to a right code (token and whose it is). A code is never in it. */
export const LoginVisionAnswer = z.object({
  token: z.optional(z.string()),
  userId: z.optional(Id),
  username: z.optional(z.string()),
  /** Seconds until another code may be asked for. */
  resend_after: z.optional(z.number()),
})
export type LoginVisionAnswer = z.infer<typeof LoginVisionAnswer>
