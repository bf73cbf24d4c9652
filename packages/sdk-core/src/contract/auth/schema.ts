import * as z from 'zod/mini'
import { Scope } from '../account/schema.ts'
import { LOGIN_CODE_LENGTH, LONG_CODE_ALPHABET, LONG_CODE_LENGTH } from '../shared/limits.ts'
import { Id } from '../shared/primitives.ts'
import { normalizeLoginCode } from './login-code.ts'

/** A sign-in code as people type it: 4 digits, or 8 characters while the service is under attack. */
export const LoginCode = z.string().check(
  z.overwrite(normalizeLoginCode),
  z.regex(new RegExp(`^(\\d{${LOGIN_CODE_LENGTH}}|[${LONG_CODE_ALPHABET}]{${LONG_CODE_LENGTH}})$`), {
    error: 'Enter the code from the email.',
  }),
)

/** Answer to a request for a code (no token) and to a right code (token and whose it is). A code is never in it. */
export const LoginVisionAnswer = z.object({
  token: z.optional(z.string()),
  userId: z.optional(Id),
  username: z.optional(z.string()),
  /** What the session may do; decided by the page that asked for the code and the page that sent it. */
  scope: Scope,
  /** Seconds until another code may be asked for. */
  resend_after: z.optional(z.number()),
  /** Names this request for a code. Send it back with the code. */
  challenge: z.optional(z.string()),
  /** Characters of the code that was mailed. Absent: 4 digits. */
  code_length: z.optional(z.number()),
})
export type LoginVisionAnswer = z.infer<typeof LoginVisionAnswer>

/** Whether an e-mail address may sign in. */
export const EmailCheck = z.object({ exists: z.boolean(), has_password: z.boolean() })
export type EmailCheck = z.infer<typeof EmailCheck>
