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
  /** Returns the id of this tab, which identifies its claims. */
  tabId(): string
  /** The store of the submission's state, which the submitter updates. */
  $submission: WritableAtom<SubmissionState>
}

/** Creates one vision from a draft, with one idempotency key across reloads, lost responses and tabs. */
export interface Submitter {
  submit(options?: SubmitOptions): Promise<void>
  /** Withdraws a waiting submission. Call it before the draft changes. */
  withdraw(): void
  /** Aborts the request and restores the draft. */
  cancel(): void
  dismiss(): void
  /** Clears the submission in memory, but not in storage. */
  reset(): void
  /** Sends a waiting submission as soon as the visitor is signed in. Returns a function that stops the waiting. */
  watch(): () => void
}
