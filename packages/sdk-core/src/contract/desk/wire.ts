import type { Wire } from '../shared/call.ts'
import { readDetail } from '../shared/readers.generated.ts'
import {
  readDeskAccount,
  readDeskInvoiceList,
  readDeskLeadDetail,
  readDeskLeadPage,
  readDeskRoom,
} from './readers.generated.ts'

const LEADS = '/desk/leads/'
const LEAD = `${LEADS}{lead_id}/`
const DOCUMENT = '/desk/documents/{file_id}/'

export const deskWire = {
  getDeskAccount: { method: 'GET', path: '/desk/me/', auth: 'required', read: readDeskAccount },
  listDeskLeads: { method: 'GET', path: LEADS, auth: 'required', read: readDeskLeadPage },
  getDeskLead: { method: 'GET', path: LEAD, auth: 'required', read: readDeskLeadDetail },
  updateDeskLead: { method: 'PATCH', path: LEAD, auth: 'required', encoding: 'json', read: readDeskLeadDetail },
  markDeskLeadSeen: { method: 'POST', path: `${LEAD}seen/`, auth: 'required', read: readDetail },
  openDeskRoom: { method: 'POST', path: `${LEAD}room/`, auth: 'required', read: readDeskRoom },
  uploadDeskDocuments: {
    method: 'POST',
    path: `${LEAD}documents/`,
    auth: 'required',
    encoding: 'multipart',
    namesFiles: true,
    read: readDetail,
  },
  requestSignature: { method: 'POST', path: `${DOCUMENT}request-signature/`, auth: 'required', read: readDetail },
  countersignDocument: {
    method: 'POST',
    path: `${DOCUMENT}countersign/`,
    auth: 'required',
    encoding: 'json',
    read: readDetail,
  },
  deleteDeskDocument: { method: 'DELETE', path: DOCUMENT, auth: 'required', read: readDetail },
  createDeskInvoice: {
    method: 'POST',
    path: `${LEAD}invoices/`,
    auth: 'required',
    encoding: 'json',
    read: readDeskInvoiceList,
  },
} as const satisfies Record<string, Wire>
