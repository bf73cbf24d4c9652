import { visionWire } from '../../contract/vision/wire.ts'
import type { SdkError } from '../../errors/sdk-error.ts'
import type { Http } from '../../http/http.ts'
import type { Log } from '../../platform/platform.ts'
import type { CreditsState } from '../credits/credits.ts'
import { pictureIn } from './data-url.ts'
import { roleOf } from './image-role.ts'
import type { Submission } from './submission.ts'

export interface SendSubmissionDeps {
  http: Pick<Http, 'call'>
  token(): string | null
  refreshCredits(): Promise<CreditsState>
  log: Log
}

/** What became of a submission that was sent. */
export type Outcome =
  | { status: 'aborted' }
  /** Made; `null` when the backend did not say which. */
  | { status: 'made'; visionId: string | null }
  | { status: 'no-credits' }
  | { status: 'signed-out' }
  /** Another session began meanwhile; what the backend did is unknown. */
  | { status: 'session-changed' }
  /** `isFinal`: nothing was made. Otherwise asking again with the same key tells. */
  | { status: 'failed'; error: SdkError; isFinal: boolean }

/** Sends a submission once there are credits for it. A balance that cannot be read is left to the backend to judge. */
export async function sendSubmission(
  submission: Submission,
  { http, token, refreshCredits, log }: SendSubmissionDeps,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<Outcome> {
  const balance = await refreshCredits()
  if (signal.aborted) return { status: 'aborted' }
  // One that was sent before may itself be what took the last credit.
  if (balance.status === 'known' && balance.credits === 0 && !submission.isSent) return { status: 'no-credits' }

  submission.isSent = true
  const { description, partner, vendorId, images, idempotencyKey } = submission
  const result = await http.call(visionWire.createVision, {
    body: { description, partner, vendor_id: vendorId },
    files: { images: images.flatMap(toFile) },
    idempotencyKey,
    signal,
    // Words alone are sent at once: no bar shows how far they are.
    onProgress: images.length > 0 ? (progress) => signal.aborted || onProgress(progress) : undefined,
  })
  if (signal.aborted) return { status: 'aborted' }
  if (result.ok) return { status: 'made', visionId: result.data.id }

  const { error } = result
  if (error.code === 'invalid_response') {
    log.error('A vision was made, but the backend did not say which.', error)
    return { status: 'made', visionId: null }
  }
  log.warn('A vision could not be made.', error)
  if (error.status === 402 || error.status === 403) return { status: 'no-credits' }
  if (token() === null) return { status: 'signed-out' }
  if (error.code === 'session_changed') return { status: 'session-changed' }
  return { status: 'failed', error, isFinal: error.status >= 400 && !error.retryable }
}

/** The image in a data URL as it is sent: its name says what it is of. */
function toFile(url: string, index: number): File[] {
  const picture = pictureIn(url)
  return picture ? [new File([picture], `${roleOf(url)}-${index + 1}`, { type: picture.type })] : []
}
