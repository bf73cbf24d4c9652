import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { Desk } from './service.ts'

export function registerDeskRoutes(register: RegisterCall, desk: Desk): void {
  register(calls.getDeskAccount, ({ caller }) => desk.getAccount(caller))
  register(calls.listDeskLeads, ({ account, query }) => desk.list(account, query))
  register(calls.getDeskLead, ({ account, params }) => desk.get(account, Number(params.lead_id)))
  register(calls.updateDeskLead, ({ account, params, body }) => desk.update(account, Number(params.lead_id), body))
  register(calls.markDeskLeadSeen, async ({ account, params }) => {
    await desk.markSeen(account, Number(params.lead_id))
    return { detail: 'The lead is marked as seen.' }
  })
  register(calls.openDeskRoom, ({ account, params }) => desk.openRoom(account, Number(params.lead_id)))
  register(
    calls.uploadDeskDocuments,
    async ({ account, params, body, storedUploads }) => {
      const needsSignature = String(body.needs_signature) === 'true'
      await desk.upload(account, Number(params.lead_id), storedUploads, { needsSignature })
      return { detail: 'Your documents have been shared.' }
    },
    ({ account, params, bytes }) => desk.admitUpload(account, Number(params.lead_id), bytes),
  )
  register(calls.requestSignature, async ({ account, params }) => {
    await desk.requestSignature(account, Number(params.file_id))
    return { detail: 'We have asked the couple to sign.' }
  })
  register(calls.deleteDeskDocument, async ({ account, params }) => {
    await desk.deleteDocument(account, Number(params.file_id))
    return { detail: 'The document has been removed.' }
  })
  register(calls.countersignDocument, async ({ account, params, body, ip }) => {
    await desk.countersign(account, Number(params.file_id), { names: [body.name], address: ip })
    return { detail: 'The document has been signed.' }
  })
  register(calls.createDeskInvoice, ({ account, params, body, intent }) =>
    desk.sendInvoice(account, Number(params.lead_id), body, intent),
  )
}
