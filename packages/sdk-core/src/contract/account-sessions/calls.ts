import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { Detail } from '../shared/primitives.ts'
import { AccountSessionList } from './schema.ts'
import { accountSessionsWire } from './wire.ts'

export const accountSessionsCalls = {
  listSessions: {
    ...accountSessionsWire.listSessions,
    summary: 'Where the account is signed in, the caller’s own session first, then the one used last.',
    tag: 'account',
    status: 200,
    response: AccountSessionList,
    failures: [401, 403],
    noStore: true,
  },
  endSession: {
    ...accountSessionsWire.endSession,
    summary: 'Ends one session of the account, with the sessions that began from it by a handoff.',
    tag: 'account',
    params: z.object({ id: z.string() }),
    status: 200,
    response: Detail,
    failures: [401, 403, 404],
    noStore: true,
  },
  endOtherSessions: {
    ...accountSessionsWire.endOtherSessions,
    summary: 'Ends every session of the account except the caller’s own.',
    tag: 'account',
    status: 200,
    response: Detail,
    failures: [401, 403],
    noStore: true,
  },
} as const satisfies Record<string, Call>
