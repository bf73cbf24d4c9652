import { readSession } from '../account/read-session.ts'
import type { Wire } from '../shared/call.ts'
import { readNumber, readRecord, readText } from '../shared/read.ts'
import type { Handoff } from './schema.ts'

/** The address parameter that carries a handoff's code. Take it out of the address before anything else happens. */
export const HANDOFF_PARAMETER = 'handoff'

export const handoffWire = {
  createHandoff: { method: 'POST', path: '/auth/handoff/', auth: 'required', encoding: 'json', read: readHandoff },
  redeemHandoff: {
    method: 'POST',
    path: '/auth/handoff/redeem/',
    auth: 'none',
    encoding: 'json',
    read: readSession,
  },
} as const satisfies Record<string, Wire>

function readHandoff(body: unknown): Handoff {
  const { code, expires_in } = readRecord(body)
  return { code: readText(code), expires_in: readNumber(expires_in) }
}
