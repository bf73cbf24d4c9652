import { isRecord } from '../../contract/shared/envelope.ts'
import { fromJson, toJson } from '../../platform/json.ts'
import type { Clock, Images } from '../../platform/platform.ts'
import type { SafeStorage, WriteResult } from '../../platform/safe-storage.ts'
import { fitImages } from './fit-images.ts'
import { DRAFT_AGE_MS, stringsIn } from './stored-draft.ts'
import { type Submission, submissionKeys } from './submission.ts'

/** Age after which a tab's claim on a submission expires. */
const CLAIM_MS = 60_000

/** The stored submission of a draft. It waits to be sent, or a tab has claimed it and is sending it. */
export interface StoredSubmission {
  /** Returns the submission that this tab may send. Returns `null` if there is none. */
  find(): Submission | null
  /**
   * Stores a submission. Resolves to it, possibly with smaller images, or to `null` if it does not fit into storage.
   * Writes nothing after the signal has aborted.
   */
  save(submission: Submission, signal: AbortSignal): Promise<Submission | null>
  /** Claims a submission for this tab. Returns false if another tab has claimed it. */
  take(submission: Submission): boolean
  /** Returns the remaining time of another tab's claim in milliseconds. */
  claimedElsewhereMs(): number
  /** Releases a claimed submission. */
  release(submission: Submission): void
  clear(): void
}

/** Creates access to the stored submission of a scope. `tabId` identifies the claims of this tab. */
export function createStoredSubmission(
  area: SafeStorage,
  suffix: string,
  clock: Clock,
  images: Images,
  tabId: () => string,
): StoredSubmission {
  const { waiting: waitingKey, claim: claimKey } = submissionKeys(suffix)

  function waiting(): Submission | null {
    return freshSubmission(fromJson(area.get(waitingKey)), clock)
  }

  function claim() {
    const found = fromJson(area.get(claimKey))
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
        signal.aborted ? 'blocked' : area.set(waitingKey, toJson({ ...submission, images: urls }))
      // Do not change a submission that was sent, because the backend rejects a key that is reused with a different
      // body.
      const fitting = await fitImages(submission.images, images, store, submission.isSent)
      if (!fitting && !signal.aborted) area.remove(waitingKey)
      return fitting && { ...submission, images: [...fitting] }
    },
    take(submission) {
      const isMine = (found: Submission | null) => found?.idempotencyKey === submission.idempotencyKey
      // The tab with the expired claim may already have sent the submission.
      if (isMine(claimed())) submission.isSent = true
      else if (!isMine(waiting())) return false
      area.remove(waitingKey)
      area.set(claimKey, toJson({ owner: tabId(), until: clock.now() + CLAIM_MS, submission }))
      return true
    },
    claimedElsewhereMs: () => claim()?.holdsMs ?? 0,
    release(submission) {
      area.remove(claimKey)
      area.set(waitingKey, toJson(submission))
    },
    clear() {
      area.remove(waitingKey)
      area.remove(claimKey)
    },
  }
}

/**
 * Returns the submission if it is valid and at most a day old. Older code may have stored a submission without a key.
 */
function freshSubmission(value: unknown, clock: Clock): Submission | null {
  if (!isRecord(value) || typeof value.description !== 'string' || typeof value.idempotencyKey !== 'string') return null
  const createdAt = Number(value.createdAt)
  if (!(clock.now() - createdAt < DRAFT_AGE_MS)) return null
  const { description, idempotencyKey } = value
  const isSent = value.isSent === true
  const textIn = (field: unknown) => (typeof field === 'string' ? field : undefined)
  return {
    description,
    idempotencyKey,
    isSent,
    createdAt,
    element: textIn(value.element),
    partner: textIn(value.partner),
    vendorId: textIn(value.vendorId),
    fromVision: textIn(value.fromVision),
    images: stringsIn(value.images),
  }
}
