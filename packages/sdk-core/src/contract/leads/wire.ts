import type { Wire } from '../shared/call.ts'
import { readDetail } from '../shared/readers.generated.ts'
import { readLeadData, readPaymentList, readRedirect } from './readers.generated.ts'

const DECLINE = '/market/couple/lead/{lead_id}/decline/'

export const marketWire = {
  getLead: { method: 'GET', path: '/market/couple/lead/data/{lead_id}', auth: 'required', read: readLeadData },
  listPayments: { method: 'GET', path: '/couple/payments/', auth: 'required', read: readPaymentList },
  declineVendor: { method: 'POST', path: DECLINE, auth: 'required', encoding: 'json', read: readDetail },
  undoDecline: { method: 'DELETE', path: DECLINE, auth: 'required', read: readDetail },
  uploadLeadFiles: {
    method: 'POST',
    path: '/market/user/files/upload/{lead_id}',
    auth: 'required',
    encoding: 'multipart',
    namesFiles: true,
    read: readDetail,
  },
  deleteLeadFile: {
    method: 'POST',
    path: '/market/user/files/delete/{file_id}',
    auth: 'required',
    read: readDetail,
  },
  signLeadFile: {
    method: 'POST',
    path: '/market/user/files/sign/{file_id}',
    auth: 'required',
    encoding: 'multipart',
    read: readDetail,
  },
  payInvoice: {
    method: 'POST',
    path: '/market/couple/payment/',
    auth: 'required',
    encoding: 'multipart',
    read: readRedirect,
  },
  setUpAccount: {
    method: 'POST',
    path: '/market/setup/account/',
    auth: 'required',
    encoding: 'json',
    read: readRedirect,
  },
} as const satisfies Record<string, Wire>
