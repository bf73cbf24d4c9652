import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { Detail } from '../shared/primitives.ts'
import { ConfirmationSent } from './schema.ts'
import { confirmationWire } from './wire.ts'

export const confirmationCalls = {
  sendConfirmation: {
    ...confirmationWire.sendConfirmation,
    summary: 'Sends the confirmation link for the account’s email address again. Sends none if it is confirmed.',
    tag: 'account',
    body: z.object({}),
    status: 200,
    response: ConfirmationSent,
    failures: [401],
    noStore: true,
  },
  confirmEmail: {
    ...confirmationWire.confirmEmail,
    summary: 'Confirms the email address of the signed-in account with the link from the email.',
    tag: 'account',
    body: z.object({
      /** The token of the link. */
      token: z.string().check(z.maxLength(200)),
    }),
    status: 200,
    response: Detail,
    failures: [400, 401],
    noStore: true,
  },
} as const satisfies Record<string, Call>
