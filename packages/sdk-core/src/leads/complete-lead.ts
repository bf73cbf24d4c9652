import { chatWire } from '../contract/chat-wire.ts'
import type { LeadData } from '../contract/market.ts'
import type { Id } from '../contract/primitives.ts'
import { sameId } from '../contract/same-id.ts'
import { vendorWire } from '../contract/vendor-wire.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { send } from '../session/send.ts'

type Ports = Pick<FeaturePorts, 'http' | 'session' | 'log'>

/** A lead with what a backend did not say of it, as far as other calls tell: who the vendor is, and the conversation. */
export async function completeLead(ports: Ports, id: Id, lead: LeadData, signal: AbortSignal): Promise<LeadData> {
  const known = await withVendor(ports, id, lead, signal)
  return known.messages === undefined ? withMessages(ports, known, signal) : known
}

async function withVendor(ports: Ports, id: Id, lead: LeadData, signal: AbortSignal): Promise<LeadData> {
  const { business_name, image, vendor_user_id } = lead
  if (business_name !== undefined && image !== undefined && vendor_user_id !== undefined) return lead
  const result = await send(ports, vendorWire.getVendor, () => ({ params: { id: String(id) }, signal }))
  if (!result.ok) return lead
  const { data } = result
  return {
    ...lead,
    business_name: business_name ?? data.business_name,
    image: image ?? data.image,
    vendor_user_id: vendor_user_id ?? data.user.id,
  }
}

async function withMessages(ports: Ports, lead: LeadData, signal: AbortSignal): Promise<LeadData> {
  const { user_id } = lead.user
  const rooms = await send(ports, chatWire.listChats, () => ({ params: { user_id: String(user_id) }, signal }))
  if (!rooms.ok) return lead
  const isVendor = (member: { id: Id }) => sameId(member.id, lead.vendor_user_id)
  const room = rooms.data.find(({ members }) => members.some(isVendor))
  if (!room) return { ...lead, messages: [] }
  const { business_name: name = '', image = '' } = lead
  const chatroom = lead.chatroom ?? { chatroom_id: room.roomId, name, image, category: '' }
  const params = { room_id: String(room.roomId) }
  const messages = await send(ports, chatWire.listMessages, () => ({
    params,
    query: { user_id: String(user_id) },
    signal,
  }))
  return { ...lead, chatroom, messages: messages.ok ? messages.data : [] }
}
