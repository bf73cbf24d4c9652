import { calls, type LeadData } from '@vowkit/sdk-core/contract'
import { createCoupleCalls, PASSWORD } from './couples.ts'
import type { TestApi } from './start-api.ts'
import { addVendors, makeVendor } from './vendors.ts'

/** A couple and a vendor with a lead, and an unrelated account. */
export interface TestLead {
  couple: string
  vendor: string
  stranger: string
  vendorId: number
  vendorUserId: number
  leadId: number
  roomId: number
  /** Reads the lead as the couple. */
  read(): Promise<LeadData>
}

/** The number of leads by server, so that test files do not affect each other. */
const made = new WeakMap<TestApi, number>()

/** Creates a lead with new accounts. The vendor of a server's n-th lead has the category n. */
export async function makeLead(api: TestApi): Promise<TestLead> {
  const number = (made.get(api) ?? 0) + 1
  made.set(api, number)
  const { joinConfirmed: join, resetByMail } = createCoupleCalls(api)
  const [vendorId = 0] = await addVendors(api, [makeVendor(number, { email: `seller${number}@example.com` })])
  const vendor = await resetByMail(`seller${number}@example.com`, PASSWORD)
  const couple = await join(`buyer${number}@example.com`)
  const stranger = await join(`nosy${number}@example.com`)
  const { body } = await api.get(`/vendor/detail/get/${vendorId}/`)
  const vendorUserId = Number(calls.getVendor.response.parse(body).user.id)
  const room = await api.post(`/chat/create-chat-room/${vendorUserId}/`, { token: couple, json: {} })
  const read = async () => readLead(api, couple, vendorId)
  const { lead_id } = await read()
  const [leadId, roomId] = [Number(lead_id), Number(room.body.chatroom_id)]
  return { couple, vendor, stranger, vendorId, vendorUserId, leadId, roomId, read }
}

/** Reads a lead with a token. */
export async function readLead(api: TestApi, token: string, id: number): Promise<LeadData> {
  const { body } = await api.get(`/market/couple/lead/data/${id}`, { token })
  return calls.getLead.response.parse(body)
}
