import * as z from 'zod/mini'
import { GOOGLE_MODES } from '../google/google.ts'
import type { Call } from '../shared/call.ts'
import { Detail, Email } from '../shared/primitives.ts'
import { EmailCheck, LoginCode, LoginVisionAnswer } from './schema.ts'
import { sessionWire } from './session-wire.ts'
import { authWire } from './wire.ts'

export const authCalls = {
  checkEmail: {
    ...authWire.checkEmail,
    summary: 'Tells whether an e-mail address may sign in. Anonymous callers learn nothing about accounts from it.',
    tag: 'sign-in',
    body: z.object({ email: Email }),
    status: 200,
    response: EmailCheck,
    failures: [400],
    noStore: true,
  },
  loginVision: {
    ...authWire.loginVision,
    summary: 'With an e-mail alone mails a code; with e-mail and code signs in.',
    tag: 'sign-in',
    body: z.object({
      email: Email,
      code: z.optional(LoginCode),
      /** The `challenge` that the request for the code was answered with. */
      challenge: z.optional(z.string().check(z.maxLength(100))),
    }),
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
    openTo: ['embed', 'link'],
  },
  googleStart: {
    ...authWire.googleStart,
    summary: 'Sends the browser to Google to sign in. It returns with a `handoff` code, or with the reason in `login`.',
    tag: 'sign-in',
    query: z.object({
      /** Where to return to: a path of the site, or a whole address on the site or the vision site. */
      return_to: z.optional(z.string()),
      /** `popup` where a window of its own was opened for it; by default `redirect`. */
      mode: z.optional(z.enum(GOOGLE_MODES)),
      /** The origin of the page that opened the window, which has to be one that this deployment knows. */
      opener: z.optional(z.string()),
    }),
    status: 302,
    failures: [400],
    noStore: true,
  },
} as const satisfies Record<string, Call>
