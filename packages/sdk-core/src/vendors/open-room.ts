import type { Id } from '../contract/shared/primitives.ts'
import { messagesPath } from '../contract/site/paths.ts'
import type { Vendor, VendorDetail } from '../contract/vendors/schema.ts'
import { vendorWire } from '../contract/vendors/wire.ts'
import { toSdkError } from '../errors/sdk-error.ts'
import { MESSAGE_INITIATED } from '../shared/analytics-events.ts'
import { type Attribution, toAttributionFields } from '../shared/attribution.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createOpenedRooms } from '../shared/opened-rooms.ts'
import { createDedupeRequests } from './dedupe-requests.ts'
import { vendorUserId } from './show-vendor.ts'
import type { ChatResult } from './vendors.ts'

interface RoomOptions {
  /** A deal to claim. */
  dealId?: Id | undefined
  /** The page and the element from which the couple writes. */
  attribution?: Attribution | undefined
}

/** Opens the room of a vendor. Creates the room if it does not exist. If `dealId` is given, also claims the deal. */
export type OpenRoom = (vendor: Vendor | VendorDetail, options?: RoomOptions) => Promise<ChatResult>

export function createRooms(ports: FeaturePorts): OpenRoom {
  const dedupe = createDedupeRequests<ChatResult>(ports)

  async function open(vendor: Vendor | VendorDetail, { dealId, attribution }: RoomOptions): Promise<ChatResult> {
    const result = await ports.http.call(vendorWire.createChatRoom, {
      params: { vendor_user_id: vendorUserId(vendor) },
      query: { exclusive_offer: dealId },
      body: toAttributionFields(attribution),
      logFailure: true,
    })
    if (!result.ok) return result
    ports.once(createOpenedRooms).add(result.data.chatroom_id)
    ports.analytics.track(MESSAGE_INITIATED, {
      vendor_id: String(vendor.id),
      ...(dealId !== undefined && { package_id: String(dealId) }),
    })
    return { ok: true, room: result.data, path: messagesPath(result.data) }
  }

  return (vendor, options = {}) =>
    dedupe(`${vendor.id} ${options.dealId}`, () =>
      open(vendor, options).catch((cause: unknown) => {
        ports.log.warn('The conversation could not be opened.', cause)
        return { ok: false, error: toSdkError(cause) }
      }),
    )
}
