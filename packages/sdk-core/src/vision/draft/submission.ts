import type { SdkError } from '../../errors/sdk-error.ts'

export interface SubmitOptions {
  /** The host page's attribution. */
  partner?: string
  vendorId?: string
}

export type SubmissionState =
  | { status: 'idle' }
  /** Not sent: the prompt is blank or longer than 2000 characters. */
  | { status: 'invalid'; code: 'description_blank' | 'description_too_long' }
  /** Stored until the visitor signs in. Show the sign-in. */
  | { status: 'login-needed' }
  /** Being sent. `progress` is the sent share, from 0 to 1. */
  | { status: 'submitting'; progress: number }
  /** Not created. Show the credits. */
  | { status: 'no-credits' }
  /** Created. Without an id, show the list of visions. */
  | { status: 'created'; visionId: string | null }
  | { status: 'failed'; error: SdkError }

/** A request for a vision, with its idempotency key. */
export interface Submission extends SubmitOptions {
  description: string
  /** Data URLs. */
  images: string[]
  idempotencyKey: string
  /** Whether the backend may have received it and used a credit. */
  isSent?: boolean
  /** Milliseconds since 1970. */
  createdAt: number
}

/** The storage keys of a scope's submission: waiting to be sent, and claimed by a tab. */
export function submissionKeys(suffix: string): { waiting: string; claim: string } {
  return { waiting: `pendingDreamSubmission${suffix}`, claim: `submittingDream${suffix}` }
}
