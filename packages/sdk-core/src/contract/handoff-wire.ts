import type { Wire } from './call.ts'
import type { Handoff } from './handoff.ts'
import { readNumber, readRecord, readText } from './read.ts'
import { readSession } from './read-session.ts'

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
