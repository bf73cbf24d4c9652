import { createFileKey } from '../providers/files/file-key.ts'
import { digestOf } from './documents.ts'
import type { TestLead } from './leads.ts'
import type { TestApi } from './start-api.ts'

/** Shares a file as the vendor of a lead. Returns its id. */
export async function shareDocument(
  api: TestApi,
  lead: TestLead,
  bytes: Uint8Array,
  { needsSignature = true, type = 'application/pdf', extension = 'pdf' } = {},
): Promise<{ id: number; key: string }> {
  const { documents, providers } = api.service.services
  const key = createFileKey(extension)
  await providers.files.put(key, bytes, type)
  const file = { name: `Contract.${extension}`, key, size: bytes.byteLength, hash: digestOf(bytes), needsSignature }
  await api.db.transaction((tx) => documents.add(tx, lead.leadId, lead.vendorUserId, [file]))
  return { id: Number((await lead.read()).files.at(-1)?.id), key }
}

/** Signs a document for both partners and for the vendor. */
export async function signByBoth(api: TestApi, lead: TestLead, id: number, names = ['Maya', 'Noor']): Promise<void> {
  const json = { esign_doc: names[0], esign_doc_partner: names[1] }
  const { status } = await api.post(`/market/user/files/sign/${id}`, { token: lead.couple, json })
  if (status !== 200) throw new Error(`The signing request returned ${status}.`)
  const vendor = { names: ['Vera'], address: '192.0.2.7' }
  await api.service.services.signatures.countersign(lead.vendorUserId, id, vendor)
}
