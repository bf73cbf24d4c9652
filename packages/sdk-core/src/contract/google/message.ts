import { isRecord } from '../shared/envelope.ts'
import { readOneOf } from '../shared/read.ts'
import { GOOGLE_FAILURES, type GoogleFailure } from './google.ts'

/** The `type` of the message that the Google popup posts to its opener before it closes. */
export const GOOGLE_MESSAGE = 'vowkit:google'

/** The message of the Google popup, with either a code to redeem or the reason for the failure. */
export type GoogleMessage = { code: string } | { error: GoogleFailure }

/**
 * Reads the `data` of a message event. Returns `null` for unrelated messages. An unknown failure becomes
 * `google_unavailable`. Before the call, check that the message comes from the backend's origin.
 */
export function readGoogleMessage(data: unknown): GoogleMessage | null {
  if (!isRecord(data) || data.type !== GOOGLE_MESSAGE) return null
  const { code, error } = data
  return typeof code === 'string' ? { code } : { error: readOneOf(error, GOOGLE_FAILURES) ?? 'google_unavailable' }
}
