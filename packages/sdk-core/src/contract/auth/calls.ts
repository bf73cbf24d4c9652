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
    summary: 'Checks whether an email address can sign in. Reveals nothing about accounts to anonymous callers.',
    tag: 'sign-in',
    body: z.object({ email: Email }),
    status: 200,
    response: EmailCheck,
    failures: [400],
    noStore: true,
  },
  loginVision: {
    ...authWire.loginVision,
    summary: 'With an email address only, sends a code. With an email address and a code, signs in.',
    tag: 'sign-in',
    body: z.object({
      email: Email,
      /** The code from the email. Absent to request a code. */
      code: z.optional(LoginCode),
      /** The `challenge` from the response that sent the code. */
      challenge: z.optional(z.string().check(z.maxLength(100))),
    }),
    status: 200,
    response: LoginVisionAnswer,
    failures: [400],
    noStore: true,
  },
  logout: {
    ...sessionWire.logout,
    summary: 'Ends the session.',
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
    summary: 'Redirects the browser to Google. It returns with a `handoff` code, or with the failure in `login`.',
    tag: 'sign-in',
    query: z.object({
      /** The page to return to: a path of the site, or a URL of the site or the vision site. */
      return_to: z.optional(z.string()),
      /** `popup` if the page opened a window for the sign-in. The default is `redirect`. */
      mode: z.optional(z.enum(GOOGLE_MODES)),
      /** The origin of the page that opened the window. It must be registered with this deployment. */
      opener: z.optional(z.string()),
    }),
    status: 302,
    failures: [400],
    noStore: true,
  },
} as const satisfies Record<string, Call>
