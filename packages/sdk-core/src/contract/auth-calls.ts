import * as z from 'zod/mini'
import { LoginCode, LoginVisionAnswer } from './auth.ts'
import { authWire } from './auth-wire.ts'
import type { Call } from './call.ts'
import { Detail, Email } from './primitives.ts'
import { sessionWire } from './session-wire.ts'

export const authCalls = {
  checkEmail: {
    ...authWire.checkEmail,
    summary: 'Tells whether an e-mail address may sign in. Anonymous callers learn nothing about accounts from it.',
    tag: 'sign-in',
    body: z.object({ email: Email }),
    status: 200,
    response: z.object({ exists: z.boolean(), has_password: z.boolean() }),
    failures: [400],
    noStore: true,
  },
  loginVision: {
    ...authWire.loginVision,
    summary: 'With an e-mail alone mails a 4-digit code; with e-mail and code signs in.',
    tag: 'sign-in',
    body: z.object({ email: Email, code: z.optional(LoginCode) }),
    status: 200,
    response: LoginVisionAnswer,
    failures: [400],
    noStore: true,
  },
  logout: {
    ...sessionWire.logout,
    summary: 'Ends the session of the token.',
    tag: 'sign-in',
    body: z.object({}),
    status: 200,
    response: Detail,
    failures: [401],
    noStore: true,
  },
  googleStart: {
    ...authWire.googleStart,
    summary: 'Sends the browser to Google to sign in.',
    tag: 'sign-in',
    status: 302,
    failures: [],
    noStore: true,
  },
} as const satisfies Record<string, Call>
