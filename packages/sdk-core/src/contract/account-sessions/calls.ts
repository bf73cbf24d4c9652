import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { Detail } from '../shared/primitives.ts'
import { AccountSessionList } from './schema.ts'
import { accountSessionsWire } from './wire.ts'

export const accountSessionsCalls = {
  listSessions: {
    ...accountSessionsWire.listSessions,
    summary: 'Lists the account’s sessions: the caller’s own first, then by last use.',
    tag: 'account',
    status: 200,
    response: AccountSessionList,
    failures: [401, 403],
    noStore: true,
  },
  endSession: {
    ...accountSessionsWire.endSession,
    summary: 'Ends one session of the account, and the sessions that it started by handoff.',
    tag: 'account',
    params: z.object({
      /** The id of the session, from `listSessions`. */
      id: z.string(),
    }),
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
