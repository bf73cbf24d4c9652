import { calls } from '@vowkit/sdk-core/contract'
import { makeLead } from '../leads.ts'
import type { TestApi } from '../start-api.ts'
import type { Person } from './chat-page.ts'

/** The participants of a conversation and its room. */
export interface Talkers {
  couple: Person
  vendor: Person
  roomId: number
}

/** Creates a couple and a vendor with a conversation. */
export async function makeTalkers(api: TestApi): Promise<Talkers> {
  const { couple, vendor, vendorUserId, roomId } = await makeLead(api)
  const { body } = await api.get('/couple/dashboard/', { token: couple })
  const userId = Number(calls.getDashboard.response.parse(body).user.id)
  return { couple: { token: couple, userId }, vendor: { token: vendor, userId: vendorUserId }, roomId }
}
