import type { CallResult } from './http.ts'

/** What a call answered. Throws its `SdkError` when it failed. */
export function answerOf<Data>(result: CallResult<Data>): Data {
  if (!result.ok) throw result.error
  return result.data
}
