import type { Clock, Random } from '../../platform/platform.ts'
import { continuedVision } from './continued-vision.ts'
import type { DraftState } from './draft.ts'
import type { Submission, SubmitOptions } from './submission.ts'

/** Stores the last submission in memory, so that another attempt uses the same idempotency key. */
export interface Intent {
  /** Returns the stored submission if the draft has not changed since. Otherwise, returns a new submission. */
  of(draft: DraftState, options: SubmitOptions): Submission
  /** Stores a submission as it was sent, possibly with smaller images. */
  remember(submission: Submission): void
  /** Removes the stored submission, so that the next one gets a new key even if its content is the same. */
  clear(): void
}

export function createIntent(clock: Clock, random: Random): Intent {
  let requested: Submission | null = null
  let sent: Submission | null = null

  return {
    of(draft, options) {
      const { text, images } = draft
      const fromVision = continuedVision(draft)
      const now: Submission = {
        ...options,
        description: text,
        fromVision,
        images: fromVision ? [] : images.map(({ url }) => url),
        idempotencyKey: random.uuid(),
        createdAt: clock.now(),
      }
      if (requested && sent && isSame(requested, now)) return sent
      requested = now
      sent = null
      return now
    },
    remember(submission) {
      requested ??= submission
      sent = submission
    },
    clear() {
      requested = null
      sent = null
    },
  }
}

function isSame(a: Submission, b: Submission): boolean {
  return (
    a.description === b.description &&
    a.element === b.element &&
    a.partner === b.partner &&
    a.vendorId === b.vendorId &&
    a.fromVision === b.fromVision &&
    a.images.length === b.images.length &&
    a.images.every((url, index) => url === b.images[index])
  )
}
