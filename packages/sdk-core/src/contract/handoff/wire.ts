import { readAccountSession } from '../account/readers.generated.ts'
import type { Wire } from '../shared/call.ts'
import { readHandoff } from './readers.generated.ts'

/** The address parameter that carries a handoff's code. Take it out of the address before anything else happens. */
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
