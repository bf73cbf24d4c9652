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
    body: z.object({}),
    status: 201,
    response: Handoff,
    failures: [401],
    noStore: true,
    openTo: ['embed'],
  },
  redeemHandoff: {
    ...handoffWire.redeemHandoff,
    summary: 'Signs in with a handoff code, once. A client that declines the session must log out of it.',
    tag: 'sign-in',
    body: z.object({ code: z.string().check(z.maxLength(200)) }),
    status: 200,
    response: AccountSession,
    failures: [400],
    noStore: true,
  },
} as const satisfies Record<string, Call>
