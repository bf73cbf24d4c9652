import type { WritableAtom } from 'nanostores'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import type { DraftStore } from './draft-store.ts'
import type { SubmissionState, SubmitOptions } from './submission.ts'

/** What the sending of a draft needs. */
export interface SubmitterDeps {
  ports: FeaturePorts
  draft: DraftStore
  /** What the names end with under which a submission is kept. */
  suffix: string
  /** Tells this tab's claims from those of others. */
  tabId(): string
  /** Where it says how far it is. */
  $submission: WritableAtom<SubmissionState>
}

/** How a draft becomes a vision: one intent, one key, one vision, across reloads, lost answers and tabs. */
export interface Submitter {
  submit(options?: SubmitOptions): Promise<void>
  /** The words are about to change: what waits to be sent is a draft again. */
  withdraw(): void
  /** Stops the sending: what was to be sent is a draft again. */
  cancel(): void
  dismiss(): void
  /** Abandons everything in memory. */
  reset(): void
  /** Sends what waits as soon as somebody is signed in, until it is told to stop. */
  watch(): () => void
}
