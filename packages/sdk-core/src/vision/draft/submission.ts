import type { SdkError } from '../../errors/sdk-error.ts'
import type { Attribution } from '../../shared/attribution.ts'

/** The page and the element of a new vision. */
export type SubmitOptions = Attribution

export type SubmissionState =
  | { status: 'idle' }
  /** The submission was not sent because the prompt is blank or longer than 2000 characters. */
  | { status: 'invalid'; code: 'description_blank' | 'description_too_long' }
  /** The submission is stored until the visitor signs in. Show the sign-in dialog. */
  | { status: 'login-needed' }
  /** The submission is being sent. `progress` is the fraction that has been sent, from 0 to 1. */
  | { status: 'submitting'; progress: number }
  /** The account has no credits left, so no vision was created. Show the credits dialog. */
  | { status: 'no-credits' }
  /** The vision was created. If `visionId` is `null`, show the list of visions. */
  | { status: 'created'; visionId: string | null }
  | { status: 'failed'; error: SdkError }

/** A request for a vision, with its idempotency key. */
export interface Submission extends SubmitOptions {
  description: string
  /** The images, as data URLs. */
  images: string[]
  /** The vision that the new vision continues from. Its image is not among `images`. */
  fromVision?: string
  idempotencyKey: string
  /** Whether the backend may have received the submission and used a credit. */
  isSent?: boolean
  /** The time of creation, in milliseconds since 1970. */
  createdAt: number
}

/**
 * Returns two storage keys for a scope: one for a waiting submission, and one for a submission that a tab has claimed.
 */
export function submissionKeys(suffix: string): { waiting: string; claim: string } {
  return { waiting: `pendingDreamSubmission${suffix}`, claim: `submittingDream${suffix}` }
}
