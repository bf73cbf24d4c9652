import { readAccountSession } from '../account/readers.generated.ts'
import type { Wire } from '../shared/call.ts'
import { readHandoff } from './readers.generated.ts'

/** The name of the URL parameter that contains a handoff code. Remove it from the URL before anything else. */
export const HANDOFF_PARAMETER = 'handoff'

export const handoffWire = {
  createHandoff: { method: 'POST', path: '/auth/handoff/', auth: 'required', encoding: 'json', read: readHandoff },
  redeemHandoff: {
    method: 'POST',
    path: '/auth/handoff/redeem/',
    auth: 'none',
    encoding: 'json',
    read: readAccountSession,
  },
} as const satisfies Record<string, Wire>
