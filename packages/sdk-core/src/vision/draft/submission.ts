import type { SdkError } from '../../errors/sdk-error.ts'

export interface SubmitOptions {
  /** The host page's attribution. */
  partner?: string
  vendorId?: string
}

export type SubmissionState =
  | { status: 'idle' }
  /** Nothing was sent: the words are blank, or longer than 2000. */
  | { status: 'invalid'; code: 'description_blank' | 'description_too_long' }
  /** Kept until somebody signs in: show the sign-in. */
  | { status: 'login-needed' }
  /** On its way; `progress` is the part sent, from 0 to 1. */
  | { status: 'submitting'; progress: number }
  /** Nothing was made: show the credits. */
  | { status: 'no-credits' }
  /** Made. Without an id the backend did not say which: show the list. */
  | { status: 'created'; visionId: string | null }
  | { status: 'failed'; error: SdkError }

/** A vision asked for: what is sent, and the key that makes sending it again safe. */
export interface Submission extends SubmitOptions {
  description: string
  /** Data URLs. */
  images: string[]
  idempotencyKey: string
  /** It may have reached the backend, and taken the last credit there. */
  isSent?: boolean
  /** Milliseconds since 1970. */
  createdAt: number
}

/** The keys of the submission of a scope: of one that waits to be sent, and of one that a tab is sending. */
export function submissionKeys(suffix: string): { waiting: string; claim: string } {
  return { waiting: `pendingDreamSubmission${suffix}`, claim: `submittingDream${suffix}` }
}
