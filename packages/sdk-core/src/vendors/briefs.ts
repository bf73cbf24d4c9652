import type { BriefResult, VendorAnswer } from '../contract/briefs/schema.ts'
import { briefWire } from '../contract/briefs/wire.ts'
import { chatWire } from '../contract/chat/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { CallResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** One inquiry to several vendors. */
export interface Brief {
  /** The ids of 2 to 10 vendors. */
  vendorIds: readonly Id[]
  message?: string | undefined
  guests?: number | undefined
  /** The date of the wedding, `YYYY-MM-DD`. */
  weddingDate?: string | undefined
  /** The most that the couple wants to pay each vendor. */
  budget?: number | undefined
  /** The id of a vision of the couple, which the vendors can then see. */
  visionId?: string | undefined
}

/**
 * Sends a brief. `key` is a UUID for the couple's action: with the same key and brief, a repeated call has one effect.
 * Never rejects.
 */
export function sendBrief(
  { http }: Pick<FeaturePorts, 'http'>,
  { vendorIds, message, guests, weddingDate, budget, visionId }: Brief,
  key: string,
): Promise<CallResult<BriefResult>> {
  const body = {
    vendor_ids: vendorIds.map(Number),
    ...{ message, guests, budget, wedding_date: weddingDate, vision_id: visionId },
  }
  return http.call(briefWire.sendBrief, { body, idempotencyKey: key, logFailure: true })
}

/** Marks the conversation of an answer as read up to the answer, unless it is. Never rejects. */
export async function readAnswer(
  { http }: Pick<FeaturePorts, 'http'>,
  { chatroom_id, reply }: Pick<VendorAnswer, 'chatroom_id' | 'reply'>,
): Promise<void> {
  if (chatroom_id === undefined || reply?.message_id === undefined || reply.is_read !== false) return
  const params = { room_id: String(chatroom_id) }
  await http.call(chatWire.readMessages, { params, body: { message_id: reply.message_id }, logFailure: true })
}

/**
 * Fetches the answers of these vendors, or of the vendors that the couple contacted last if the ids are `null`. Throws
 * an `SdkError` if the request fails.
 */
export async function listAnswers(
  { http }: Pick<FeaturePorts, 'http'>,
  vendorIds: readonly Id[] | null,
  signal?: AbortSignal,
): Promise<VendorAnswer[]> {
  const query = { vendors: vendorIds?.join(',') }
  const result = await http.call(briefWire.listAnswers, { query, signal, logFailure: true })
  if (!result.ok) throw result.error
  return result.data
}
