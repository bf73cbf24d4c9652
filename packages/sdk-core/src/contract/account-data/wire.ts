import type { Wire } from '../shared/call.ts'
import { readDetail, readOneOf, readOptional, readRecord, readText, Unreadable } from '../shared/read.ts'
import type { AccountExport, AccountState } from './schema.ts'
import { DELETION_BLOCKS, EXPORT_STATES } from './states.ts'

const ACCOUNT = '/couple/account/'

export const accountDataWire = {
  getAccountState: { method: 'GET', path: ACCOUNT, auth: 'required', read: readState },
  exportAccount: { method: 'GET', path: `${ACCOUNT}export/`, auth: 'required', read: readExport },
  deleteAccount: { method: 'DELETE', path: ACCOUNT, auth: 'required', encoding: 'json', read: readDeletion },
  restoreAccount: {
    method: 'POST',
    path: `${ACCOUNT}restore/`,
    auth: 'required',
    encoding: 'json',
    read: readDetail,
  },
} as const satisfies Record<string, Wire>

function readState(body: unknown): AccountState {
  const state = readRecord(body)
  return {
    export: readOptional(state.export, readExport),
    deletes_at: readOptional(state.deletes_at, readText),
    deletion_blocked: readOneOf(state.deletion_blocked, DELETION_BLOCKS),
  }
}

function readExport(body: unknown): AccountExport {
  const { state, expires_at, url } = readRecord(body)
  const known = readOneOf(state, EXPORT_STATES)
  if (!known) throw new Unreadable('expected the state of an export')
  return { state: known, expires_at: readOptional(expires_at, readText), url: readOptional(url, readText) }
}

function readDeletion(body: unknown): { deletes_at: string } {
  return { deletes_at: readText(readRecord(body).deletes_at) }
}
