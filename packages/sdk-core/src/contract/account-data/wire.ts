import type { Wire } from '../shared/call.ts'
import { readDetail } from '../shared/readers.generated.ts'
import { readAccountExport, readAccountState, readDeletion } from './readers.generated.ts'

const ACCOUNT = '/couple/account/'

export const accountDataWire = {
  getAccountState: { method: 'GET', path: ACCOUNT, auth: 'required', read: readAccountState },
  exportAccount: { method: 'GET', path: `${ACCOUNT}export/`, auth: 'required', read: readAccountExport },
  deleteAccount: { method: 'DELETE', path: ACCOUNT, auth: 'required', encoding: 'json', read: readDeletion },
  restoreAccount: {
    method: 'POST',
    path: `${ACCOUNT}restore/`,
    auth: 'required',
    encoding: 'json',
    read: readDetail,
  },
} as const satisfies Record<string, Wire>
