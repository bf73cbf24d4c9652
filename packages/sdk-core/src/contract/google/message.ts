import { isRecord } from '../shared/envelope.ts'
import { readOneOf } from '../shared/read.ts'
import { GOOGLE_FAILURES, type GoogleFailure } from './google.ts'

/** The `type` of the message that a window opened for Google posts to its opener, once, before it closes. */
export const GOOGLE_MESSAGE = 'vowkit:google'

/** What a window opened for Google says: the code to redeem, or why there is none. */
export type GoogleMessage = { code: string } | { error: GoogleFailure }

/**
 * Reads the `data` of a message whose origin was checked to be the backend's; `null` for every other message. A reason
 * that is not known counts as `google_unavailable`.
 */
export function readGoogleMessage(data: unknown): GoogleMessage | null {
  if (!isRecord(data) || data.type !== GOOGLE_MESSAGE) return null
  const { code, error } = data
  return typeof code === 'string' ? { code } : { error: readOneOf(error, GOOGLE_FAILURES) ?? 'google_unavailable' }
}
