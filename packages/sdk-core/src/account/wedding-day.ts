import type { WeddingDay } from '../contract/wedding-day/schema.ts'
import { weddingDayWire } from '../contract/wedding-day/wire.ts'
import { type CallResult, unwrapResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveFailure } from '../shared/save-result.ts'

type Ports = Pick<FeaturePorts, 'http'>

/** The result of a change of the calendar's address. */
export type WeddingFeedResult = { ok: true; day: WeddingDay } | SaveFailure

/** Fetches the light on the wedding day and the couple's calendar. Throws an `SdkError` if the request fails. */
export async function getWeddingDay({ http }: Ports, signal?: AbortSignal): Promise<WeddingDay> {
  return unwrapResult(await http.call(weddingDayWire.getWeddingDay, { signal, logFailure: true }))
}

/** Creates the secret address of the calendar. A previous address becomes invalid. */
export async function renewWeddingFeed({ http }: Ports): Promise<WeddingFeedResult> {
  return toResult(await http.call(weddingDayWire.renewWeddingFeed, { logFailure: true }))
}

/** Revokes the secret address of the calendar. */
export async function revokeWeddingFeed({ http }: Ports): Promise<WeddingFeedResult> {
  return toResult(await http.call(weddingDayWire.revokeWeddingFeed, { logFailure: true }))
}

function toResult(result: CallResult<WeddingDay>): WeddingFeedResult {
  return result.ok ? { ok: true, day: result.data } : result
}
