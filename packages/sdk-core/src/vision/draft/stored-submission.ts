import { isRecord } from '../../contract/shared/envelope.ts'
import { fromJson, toJson } from '../../platform/json.ts'
import type { Clock, Images } from '../../platform/platform.ts'
import type { SafeStorage, WriteResult } from '../../platform/safe-storage.ts'
import { fitImages } from './fit-images.ts'
import { DRAFT_AGE_MS, stringsIn } from './stored-draft.ts'
import { type Submission, submissionKeys } from './submission.ts'

/** How long another tab may be silent before its submission is taken over. */
const CLAIM_MS = 60_000

/** A vision asked for, as storage has it: waiting for somebody to send it, or claimed by the tab that does. */
export interface StoredSubmission {
  /** The one this tab may send, or none. */
  find(): Submission | null
  /**
   * Gives the submission as it was kept, perhaps with smaller images; `null` when the browser cannot keep it. Writes
   * nothing once the signal has aborted.
   */
  save(submission: Submission, signal: AbortSignal): Promise<Submission | null>
  /** Claims it for this tab; false when another tab was faster. */
  take(submission: Submission): boolean
  /** How long another tab's claim still holds. */
  claimedElsewhereMs(): number
  /** Puts a claimed one back. */
  release(submission: Submission): void
  forget(): void
}

/** Opens the keys of the submission of a scope; `tabId` tells this tab's claims from those of others. */
export function createStoredSubmission(
  keep: SafeStorage,
  suffix: string,
  clock: Clock,
  images: Images,
  tabId: () => string,
): StoredSubmission {
  const { waiting: waitingKey, claim: claimKey } = submissionKeys(suffix)

  function waiting(): Submission | null {
    return freshSubmission(fromJson(keep.get(waitingKey)), clock)
  }

  function claim() {
    const found = fromJson(keep.get(claimKey))
    if (!isRecord(found)) return null
    const submission = freshSubmission(found.submission, clock)
    const holdsMs = found.owner === tabId() ? 0 : Math.max(0, Number(found.until) - clock.now())
    return submission && { submission, holdsMs }
  }

  function claimed(): Submission | null {
    const found = claim()
    return found?.holdsMs === 0 ? found.submission : null
  }

  return {
    find: () => waiting() ?? claimed(),
    async save(submission, signal) {
      const store = (urls: readonly string[]): WriteResult =>
        signal.aborted ? 'blocked' : keep.set(waitingKey, toJson({ ...submission, images: urls }))
      // One that was sent keeps its images: the backend refuses the same key with others.
      const fitting = await fitImages(submission.images, images, store, submission.isSent)
      if (!fitting && !signal.aborted) keep.remove(waitingKey)
      return fitting && { ...submission, images: [...fitting] }
    },
    take(submission) {
      const isMine = (found: Submission | null) => found?.idempotencyKey === submission.idempotencyKey
      // Whoever claimed it and went away may have sent it.
      if (isMine(claimed())) submission.isSent = true
      else if (!isMine(waiting())) return false
      keep.remove(waitingKey)
      keep.set(claimKey, toJson({ owner: tabId(), until: clock.now() + CLAIM_MS, submission }))
      return true
    },
    claimedElsewhereMs: () => claim()?.holdsMs ?? 0,
    release(submission) {
      keep.remove(claimKey)
      keep.set(waitingKey, toJson(submission))
    },
    forget() {
      keep.remove(waitingKey)
      keep.remove(claimKey)
    },
  }
}

/** A stored submission that is whole and not older than a day. Other code may have stored one without a key. */
function freshSubmission(value: unknown, clock: Clock): Submission | null {
  if (!isRecord(value) || typeof value.description !== 'string' || typeof value.idempotencyKey !== 'string') return null
  const createdAt = Number(value.createdAt)
  if (!(clock.now() - createdAt < DRAFT_AGE_MS)) return null
  const { description, idempotencyKey } = value
  const isSent = value.isSent === true
  const partner = typeof value.partner === 'string' ? value.partner : undefined
  const vendorId = typeof value.vendorId === 'string' ? value.vendorId : undefined
  return { description, idempotencyKey, isSent, createdAt, partner, vendorId, images: stringsIn(value.images) }
}
