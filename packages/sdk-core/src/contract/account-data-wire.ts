import { type AccountExport, type AccountState, EXPORT_STATES } from './account-data.ts'
import type { Wire } from './call.ts'
import { readOneOf, readOptional, readRecord, readText, Unreadable } from './read.ts'

const ACCOUNT = '/couple/account/'

export const accountDataWire = {
  getAccountState: { method: 'GET', path: ACCOUNT, auth: 'required', read: readState },
  exportAccount: { method: 'GET', path: `${ACCOUNT}export/`, auth: 'required', read: readExport },
} as const satisfies Record<string, Wire>

function readState(body: unknown): AccountState {
  return { export: readOptional(readRecord(body).export, readExport) }
}

function readExport(body: unknown): AccountExport {
  const { state, expires_at, url } = readRecord(body)
  const known = readOneOf(state, EXPORT_STATES)
  if (!known) throw new Unreadable('expected the state of an export')
  return { state: known, expires_at: readOptional(expires_at, readText), url: readOptional(url, readText) }
}
