import type { CallResult } from '../http/call-result.ts'

/** The responses of a backend without a call. */
const UNKNOWN_CALL = [404, 405, 501]

/** Replaces the failure of a backend that does not have an optional call with empty data. */
export async function orEmpty<Data>(calling: Promise<CallResult<Data>>, empty: Data): Promise<CallResult<Data>> {
  const result = await calling
  if (result.ok || !UNKNOWN_CALL.includes(result.status)) return result
  return { ok: true, status: 200, data: empty }
}
