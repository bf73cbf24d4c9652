import { chatWire } from '../contract/chat/wire.ts'
import type { LeadData } from '../contract/leads/schema.ts'
import { CONVERSATIONS_PER_PAGE } from '../contract/shared/limits.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { VendorDetail } from '../contract/vendors/schema.ts'
import { vendorWire } from '../contract/vendors/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

type Ports = Pick<FeaturePorts, 'http' | 'session' | 'log'>

/**
 * Adds data that some backends omit from a lead: the vendor's name and image, and the conversation. Fetches this data
 * with other calls.
 */
export type CompleteLead = (lead: LeadData, signal: AbortSignal) => Promise<LeadData>

/** Creates a function that completes the lead with one vendor. The function fetches the vendor's profile once. */
export function createCompleteLead(ports: Ports, vendorId: Id): CompleteLead {
  let known: VendorDetail | null = null

  async function vendor(signal: AbortSignal): Promise<VendorDetail | null> {
    if (known) return known
    const result = await ports.http.call(vendorWire.getVendor, {
      params: { id: String(vendorId) },
      signal,
      logFailure: true,
    })
    if (result.ok) known = result.data
    return known
  }

  return async (lead, signal) => {
    const { business_name, image, vendor_user_id, messages, chatroom } = lead
    const isNamed = business_name !== undefined && image !== undefined && vendor_user_id !== undefined
    const hasMessages = messages !== undefined
    // Only the profile contains the vendor's category, which is part of the conversation's path.
    const profile = isNamed && (hasMessages || chatroom) ? null : await vendor(signal)
    const named = {
      ...lead,
      business_name: business_name ?? profile?.business_name,
      image: image ?? profile?.image,
      vendor_user_id: vendor_user_id ?? profile?.user.id,
    }
    return hasMessages ? named : withMessages(ports, named, profile?.categories_label ?? '', signal)
  }
}

async function withMessages(ports: Ports, lead: LeadData, category: string, signal: AbortSignal): Promise<LeadData> {
  const { user_id } = lead.user
  const room = await findRoom(ports, lead, signal)
  if (room === 'failed') return lead
  if (!room) return { ...lead, messages: [] }
  const { business_name: name = '', image = '' } = lead
  const chatroom = lead.chatroom ?? { chatroom_id: room.roomId, name, image, category }
  const params = { room_id: String(room.roomId) }
  const messages = await ports.http.call(chatWire.listMessages, {
    params,
    query: { user_id: String(user_id) },
    signal,
    logFailure: true,
  })
  return { ...lead, chatroom, messages: messages.ok ? messages.data : [] }
}

/** Finds the conversation with the vendor, page by page. A backend without pages returns the same page again. */
async function findRoom({ http }: Ports, { user, vendor_user_id }: LeadData, signal: AbortSignal) {
  const isVendor = (member: { id: Id }) => sameId(member.id, vendor_user_id)
  let before: Id | undefined
  for (;;) {
    const params = { user_id: String(user.user_id) }
    const page = await http.call(chatWire.listChats, { params, query: { before }, signal, logFailure: true })
    if (!page.ok) return 'failed'
    const room = page.data.find(({ members }) => members.some(isVendor))
    const last = page.data.at(-1)
    const isEnd = page.data.length < CONVERSATIONS_PER_PAGE || sameId(last?.roomId, before)
    if (room || isEnd) return room
    before = last?.roomId
  }
}
