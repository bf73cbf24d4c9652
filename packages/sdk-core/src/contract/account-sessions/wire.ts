import type { Wire } from '../shared/call.ts'
import { listIn } from '../shared/envelope.ts'
import { readDetail, readOneOf, readRecord, readText, Unreadable } from '../shared/read.ts'
import type { AccountSessionEntry } from './schema.ts'

const PATH = '/couple/account/sessions/'
/** The values of `SESSION_PLACES`, which come with a validator that pages do not carry. */
const PLACES = ['site', 'embed', 'magic_link'] as const
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const accountSessionsWire = {
  listSessions: { method: 'GET', path: PATH, auth: 'required', read: readSessions },
  endSession: { method: 'DELETE', path: `${PATH}{id}/`, auth: 'required', read: readDetail },
  endOtherSessions: { method: 'DELETE', path: PATH, auth: 'required', read: readDetail },
} as const satisfies Record<string, Wire>

function readSessions(body: unknown): AccountSessionEntry[] {
  return (listIn(body) ?? []).map((value) => {
    const session = readRecord(value)
    const id = readText(session.id)
    if (!UUID.test(id)) throw new Unreadable('expected the id of a session')
    return {
      id,
      is_current: Boolean(session.is_current),
      device: readText(session.device, ''),
      place: readOneOf(session.place, PLACES) ?? 'site',
      host: readText(session.host, ''),
      last_used_at: readText(session.last_used_at),
      created_at: readText(session.created_at),
    }
  })
}
