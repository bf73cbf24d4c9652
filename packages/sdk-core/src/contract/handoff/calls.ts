import * as z from 'zod/mini'
import { AccountSession } from '../account/schema.ts'
import type { Call } from '../shared/call.ts'
import { Handoff } from './schema.ts'
import { handoffWire } from './wire.ts'

export const handoffCalls = {
  createHandoff: {
    ...handoffWire.createHandoff,
    summary: 'Creates a code that starts another session of the caller, once, within a minute.',
    tag: 'sign-in',
    body: z.object({
      /** The URL of the page that may redeem the code, on the site or on the vision site. */
      target: z.optional(z.string().check(z.maxLength(4_000))),
    }),
    status: 201,
    response: Handoff,
    failures: [400, 401],
    noStore: true,
    openTo: ['embed'],
  },
  redeemHandoff: {
    ...handoffWire.redeemHandoff,
    summary: 'Signs in with a handoff code, once. A client that declines the session must log out of it.',
    tag: 'sign-in',
    body: z.object({
      /** The code from `createHandoff`. */
      code: z.string().check(z.maxLength(200)),
      /** The URL of the page, without the code. Required if the code is bound to a page. */
      target: z.optional(z.string().check(z.maxLength(4_000))),
    }),
    status: 200,
    response: AccountSession,
    failures: [400],
    noStore: true,
  },
} as const satisfies Record<string, Call>
