import { imageFileName } from '../../contract/vision/image-role.ts'
import { visionWire } from '../../contract/vision/wire.ts'
import type { SdkError } from '../../errors/sdk-error.ts'
import type { Http } from '../../http/http.ts'
import { toJson } from '../../platform/json.ts'
import type { Log } from '../../platform/platform.ts'
import { toAttributionFields } from '../../shared/attribution.ts'
import type { CreditsState } from '../credits/credits.ts'
import { imageFromDataUrl } from './data-url.ts'
import { placementOf, roleOf } from './image-role.ts'
import type { Submission } from './submission.ts'

export interface SendSubmissionDeps {
  http: Pick<Http, 'call'>
  token(): string | null
  refreshCredits(): Promise<CreditsState>
  log: Log
}

/** The result of sending a submission. */
export type Outcome =
  | { status: 'aborted' }
  /** The vision was created. `visionId` is `null` if the response has no id. */
  | { status: 'created'; visionId: string | null }
  | { status: 'no-credits' }
  | { status: 'signed-out' }
  /** The session changed during the request. The backend may have created the vision. */
  | { status: 'session-changed' }
  /**
   * The submission failed. `isFinal`: the backend created no vision. If false, it may have created one, and a retry
   * with the same key is safe.
   */
  | { status: 'failed'; error: SdkError; isFinal: boolean }

/** Sends a submission if the account has credits or the balance is unknown. */
export async function sendSubmission(
  submission: Submission,
  { http, token, refreshCredits, log }: SendSubmissionDeps,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<Outcome> {
  const balance = await refreshCredits()
  if (signal.aborted) return { status: 'aborted' }
  // A submission that was already sent may itself have used the last credit.
  if (balance.status === 'known' && balance.credits === 0 && !submission.isSent) return { status: 'no-credits' }

  submission.isSent = true
  const { description, vendorId, fromVision, images, idempotencyKey } = submission
  const result = await http.call(visionWire.createVision, {
    body: {
      description,
      ...toAttributionFields(submission),
      vendor_id: vendorId,
      from_vision: fromVision,
      placement: toPlacement(images),
    },
    files: { images: images.flatMap(toFile) },
    idempotencyKey,
    signal,
    // Report no progress without images, because the upload of a prompt takes too little time.
    onProgress: images.length > 0 ? (progress) => signal.aborted || onProgress(progress) : undefined,
  })
  if (signal.aborted) return { status: 'aborted' }
  if (result.ok) return { status: 'created', visionId: result.data.id }

  const { error } = result
  if (error.code === 'invalid_response') {
    log.error('A vision was created, but the response has no id.', error)
    return { status: 'created', visionId: null }
  }
  log.warn('A vision could not be created.', error)
  if (error.status === 402 || error.status === 403) return { status: 'no-credits' }
  if (token() === null) return { status: 'signed-out' }
  if (error.code === 'session_changed') return { status: 'session-changed' }
  return { status: 'failed', error, isFinal: error.status >= 400 && !error.retryable }
}

/** Returns the JSON of the placement in the first photo of the venue. */
function toPlacement(images: readonly string[]): string | undefined {
  const venue = images.find((url) => roleOf(url) === 'venue')
  const placement = venue === undefined ? null : placementOf(venue)
  return placement ? toJson(placement) : undefined
}

/** Converts a data URL to a file for the upload. The file name contains the role of the image. */
function toFile(url: string, index: number): File[] {
  const image = imageFromDataUrl(url)
  return image ? [new File([image], imageFileName(roleOf(url), index + 1), { type: image.type })] : []
}
