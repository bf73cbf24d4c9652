import * as z from 'zod/mini'
import { AccountExport, AccountState } from './account-data.ts'
import { accountDataWire } from './account-data-wire.ts'
import type { Call } from './call.ts'

export const accountDataCalls = {
  getAccountState: {
    ...accountDataWire.getAccountState,
    summary: 'Returns what is under way with the account’s data. Starts nothing.',
    tag: 'account',
    status: 200,
    response: AccountState,
    failures: [401],
    noStore: true,
  },
  exportAccount: {
    ...accountDataWire.exportAccount,
    summary:
      'Starts a ZIP of everything the account owns, or returns the one that is pending or ready. A mail says when it is ready.',
    tag: 'account',
    query: z.object({
      /** Starts a new file in place of one that is ready. */
      fresh: z.optional(z.literal('1')),
    }),
    status: 200,
    response: AccountExport,
    failures: [400, 401],
    noStore: true,
  },
} as const satisfies Record<string, Call>
