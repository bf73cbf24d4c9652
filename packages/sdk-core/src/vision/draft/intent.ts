import type { Clock, Random } from '../../platform/platform.ts'
import type { DraftState } from './draft.ts'
import type { Submission, SubmitOptions } from './submission.ts'

/** What a person last asked for, so that asking for the same again has the same key, and so makes one vision. */
export interface Intent {
  /** The submission of what is asked for now. */
  of(draft: DraftState, options: SubmitOptions): Submission
  /** The form in which it is sent, perhaps with smaller images. */
  remember(submission: Submission): void
  /** What is asked for next is another intent, even in the same words. */
  forget(): void
}

export function createIntent(clock: Clock, random: Random): Intent {
  let asked: Submission | null = null
  let sent: Submission | null = null

  return {
    of({ text, images }, options) {
      const now: Submission = {
        ...options,
        description: text,
        images: images.map(({ url }) => url),
        idempotencyKey: random.uuid(),
        createdAt: clock.now(),
      }
      if (asked && sent && isSame(asked, now)) return sent
      asked = now
      sent = null
      return now
    },
    remember(submission) {
      asked ??= submission
      sent = submission
    },
    forget() {
      asked = null
      sent = null
    },
  }
}

function isSame(a: Submission, b: Submission): boolean {
  return (
    a.description === b.description &&
    a.partner === b.partner &&
    a.vendorId === b.vendorId &&
    a.images.length === b.images.length &&
    a.images.every((url, index) => url === b.images[index])
  )
}
