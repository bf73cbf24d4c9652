import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { GOOGLE_START_PATH } from './google.ts'
import { LOGIN_CODE_LENGTH } from './limits.ts'
import { Email, Id } from './primitives.ts'

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

export const authCalls = {
  checkEmail: {
    summary: 'Tells whether an e-mail address may sign in. Anonymous callers learn nothing about accounts from it.',
    tag: 'sign-in',
    method: 'POST',
    path: '/vision/auth/check-email/',
    auth: 'none',
    encoding: 'multipart',
    body: z.object({ email: Email }),
    status: 200,
    response: z.object({ exists: z.boolean(), has_password: z.boolean() }),
    failures: [400],
    noStore: true,
  },
  loginVision: {
    summary: 'With an e-mail alone mails a 4-digit code; with e-mail and code signs in.',
    tag: 'sign-in',
    method: 'POST',
    path: '/auth/login_vision/',
    auth: 'none',
    encoding: 'json',
    body: z.object({ email: Email, code: z.optional(LoginCode) }),
    status: 200,
    response: LoginVisionAnswer,
    failures: [400],
    noStore: true,
  },
  logout: {
    summary: 'Ends the session of the token.',
    tag: 'sign-in',
    method: 'POST',
    path: '/auth/logout/',
    auth: 'required',
    encoding: 'json',
    body: z.object({}),
    status: 200,
    response: z.object({ detail: z.string() }),
    failures: [401],
    noStore: true,
  },
  googleStart: {
    summary: 'Sends the browser to Google to sign in.',
    tag: 'sign-in',
    method: 'GET',
    path: GOOGLE_START_PATH,
    auth: 'none',
    status: 302,
    failures: [],
    noStore: true,
  },
} as const satisfies Record<string, Call>
