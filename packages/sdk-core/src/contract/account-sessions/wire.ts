import type { Wire } from '../shared/call.ts'
import { readDetail } from '../shared/readers.generated.ts'
import { readAccountSessionList } from './readers.generated.ts'

const PATH = '/couple/account/sessions/'

export const accountSessionsWire = {
  listSessions: { method: 'GET', path: PATH, auth: 'required', read: readAccountSessionList },
  endSession: { method: 'DELETE', path: `${PATH}{id}/`, auth: 'required', read: readDetail },
  endOtherSessions: { method: 'DELETE', path: PATH, auth: 'required', read: readDetail },
} as const satisfies Record<string, Wire>
