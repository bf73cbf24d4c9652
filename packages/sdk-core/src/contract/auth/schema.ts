import * as z from 'zod/mini'
import { Scope } from '../account/schema.ts'
import { LOGIN_CODE_LENGTH, LONG_CODE_ALPHABET, LONG_CODE_LENGTH } from '../shared/limits.ts'
import { Id } from '../shared/primitives.ts'
import { normalizeLoginCode } from './login-code.ts'

/** A sign-in code: 4 digits, or 8 characters while the service is under attack. */
export const LoginCode = z.string().check(
  z.overwrite(normalizeLoginCode),
  z.regex(new RegExp(`^(\\d{${LOGIN_CODE_LENGTH}}|[${LONG_CODE_ALPHABET}]{${LONG_CODE_LENGTH}})$`), {
    error: 'Enter the code from the email.',
  }),
)

/**
 * The response to a request for a code, and to a correct code. Only the latter contains `token`. Never contains a code.
 */
export const LoginVisionAnswer = z.object({
  token: z.optional(z.string()),
  userId: z.optional(Id),
  username: z.optional(z.string()),
  /** The scope of the session. It depends on the pages on which the visitor requested and typed the code. */
  scope: Scope,
  /** Seconds until another code can be requested. */
  resend_after: z.optional(z.number()),
  /** Identifies this request for a code. Send it with the code. */
  challenge: z.optional(z.string()),
  /** The length of the code. The default is 4 digits. */
  code_length: z.optional(z.number()),
})
export type LoginVisionAnswer = z.infer<typeof LoginVisionAnswer>

/** Whether an email address can sign in. */
export const EmailCheck = z.object({ exists: z.boolean(), has_password: z.boolean() })
export type EmailCheck = z.infer<typeof EmailCheck>
