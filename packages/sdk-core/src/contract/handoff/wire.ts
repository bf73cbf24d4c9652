import { readAccountSession } from '../account/readers.generated.ts'
import type { Wire } from '../shared/call.ts'
import { readHandoff } from './readers.generated.ts'

/** The name of the URL parameter that holds a handoff code. Remove the parameter before any other code runs. */
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
