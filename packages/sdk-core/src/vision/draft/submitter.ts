import type { WritableAtom } from 'nanostores'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import type { DraftStore } from './draft-store.ts'
import type { SubmissionState, SubmitOptions } from './submission.ts'

/** The dependencies of a submitter. */
export interface SubmitterDeps {
  ports: FeaturePorts
  draft: DraftStore
  /** The suffix of the submission's storage keys. */
  suffix: string
  /** Identifies this tab's claims. */
  tabId(): string
  /** The state to update. */
  $submission: WritableAtom<SubmissionState>
}

/** Creates one vision from a draft, with one idempotency key across reloads, lost responses and tabs. */
export interface Submitter {
  submit(options?: SubmitOptions): Promise<void>
  /** Withdraws a waiting submission before the draft changes. */
  withdraw(): void
  /** Aborts the request and restores the draft. */
  cancel(): void
  dismiss(): void
  /** Clears everything in memory. */
  reset(): void
  /** Sends a waiting submission as soon as the visitor is signed in. Returns a function that stops watching. */
  watch(): () => void
}
