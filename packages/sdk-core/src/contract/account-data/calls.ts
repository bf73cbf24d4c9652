import * as z from 'zod/mini'
import { LoginCode } from '../auth/schema.ts'
import type { Call } from '../shared/call.ts'
import { Detail } from '../shared/primitives.ts'
import { AccountExport, AccountState, Deletion } from './schema.ts'
import { accountDataWire } from './wire.ts'

export const accountDataCalls = {
  getAccountState: {
    ...accountDataWire.getAccountState,
    summary: 'Returns the state of the account’s export and deletion. Starts nothing.',
    tag: 'account',
    status: 200,
    response: AccountState,
    failures: [401],
    noStore: true,
  },
  exportAccount: {
    ...accountDataWire.exportAccount,
    summary: 'Starts a ZIP export of the account’s data, or returns the existing one. Sends an email when it is ready.',
    tag: 'account',
    query: z.object({
      /** Replaces a finished export. */
      fresh: z.optional(z.literal('1')),
    }),
    status: 200,
    response: AccountExport,
    failures: [400, 401],
    noStore: true,
  },
  deleteAccount: {
    ...accountDataWire.deleteAccount,
    summary: 'Schedules the account’s deletion in 14 days and ends its other sessions. Needs a fresh sign-in code.',
    tag: 'account',
    body: z.object({
      /** A code that `loginVision` has sent to the account’s own email address. */
      code: LoginCode,
      /** The `challenge` from the response that sent the code. */
      challenge: z.optional(z.string().check(z.maxLength(100))),
    }),
    status: 200,
    response: Deletion,
    failures: [400, 401, 403],
    noStore: true,
  },
  restoreAccount: {
    ...accountDataWire.restoreAccount,
    summary: 'Cancels the account’s deletion. Does nothing if none was requested.',
    tag: 'account',
    body: z.object({}),
    status: 200,
    response: Detail,
    failures: [401],
    noStore: true,
  },
} as const satisfies Record<string, Call>
