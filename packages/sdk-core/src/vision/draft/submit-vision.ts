import { MAX_DESCRIPTION_LENGTH } from '../../contract/shared/limits.ts'
import { VISION_CREATED } from '../../shared/analytics-events.ts'
import { createCredits } from '../credits/create-credits.ts'
import { createVisionInvalidation } from '../vision-invalidation.ts'
import { createIntent } from './intent.ts'
import { type Outcome, sendSubmission } from './send-submission.ts'
import { createStoredSubmission } from './stored-submission.ts'
import type { Submission, SubmissionState, SubmitOptions } from './submission.ts'
import type { Submitter, SubmitterDeps } from './submitter.ts'

/** Interval at which a tab checks whether another tab has sent the submission. */
const CLAIM_POLL_MS = 1_000

/** Creates the submitter of one draft. */
export function createSubmitter({ ports, draft, suffix, tabId, $submission }: SubmitterDeps): Submitter {
  const { clock, notify } = ports
  const { token } = ports.session
  const refreshCredits = ports.once(createCredits).refresh
  const stored = createStoredSubmission(ports.local, suffix, clock, ports.images, tabId)
  const intent = createIntent(clock, ports.random)
  /** The submission that is not complete yet. It is sent as soon as the visitor is signed in. */
  let waiting: Submission | null = null
  /** Whether the submission is stored, so that a reload or another tab can send it. */
  let isStored = false
  // A separate flag, because the state of the store changes too late to ignore a second click.
  let isBusy = false
  let running = new AbortController()

  async function submit(options: SubmitOptions = {}): Promise<void> {
    const { text } = draft.current()
    if (isBusy) return
    if (text.trim() === '') return reject('description_blank')
    if (text.length > MAX_DESCRIPTION_LENGTH) return reject('description_too_long')
    await runExclusive(async (signal) => {
      $submission.set({ status: 'submitting', progress: 0 })
      await draft.whenRead()
      if (signal.aborted) return
      const submission = await prepare(options, signal)
      if (!signal.aborted) await attempt(submission, signal)
    })
  }

  function reject(code: 'description_blank' | 'description_too_long'): void {
    notify({ code })
    $submission.set({ status: 'invalid', code })
  }

  async function runExclusive(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    isBusy = true
    const { signal } = running
    try {
      await work(signal)
    } finally {
      if (!signal.aborted) isBusy = false
    }
  }

  /** Moves the stored draft to the storage keys of a submission. */
  async function prepare(options: SubmitOptions, signal: AbortSignal): Promise<Submission> {
    const submission = intent.of(draft.current(), options)
    draft.clearStored()
    const saved = await stored.save(submission, signal)
    if (signal.aborted) return submission
    isStored = saved !== null
    // After a reload, a submission must not be sent without its images. Store the draft instead, as far as it fits.
    if (!saved) await draft.save()
    intent.remember(saved ?? submission)
    return saved ?? submission
  }

  async function attempt(submission: Submission, signal: AbortSignal): Promise<void> {
    waiting = submission
    if (token() === null) return $submission.set({ status: 'login-needed' })
    $submission.set({ status: 'submitting', progress: 0 })
    while (isStored && !stored.take(submission)) {
      const ms = stored.claimedElsewhereMs()
      if (ms === 0) return complete({ status: 'idle' })
      await clock.sleep(Math.min(ms, CLAIM_POLL_MS), signal)
    }
    const outcome = await sendSubmission(submission, { ...ports, token, refreshCredits }, signal, (progress) =>
      $submission.set({ status: 'submitting', progress }),
    )
    if (outcome.status !== 'aborted') await settle(submission, outcome, signal)
  }

  async function settle(submission: Submission, outcome: Outcome, signal: AbortSignal): Promise<void> {
    switch (outcome.status) {
      case 'created':
        // The list of visions should contain a vision without an id. Keep the draft in case it does not.
        if (outcome.visionId === null) void draft.save()
        else if (draft.current().text === submission.description) {
          draft.clearStored()
          draft.reset()
        }
        ports.analytics.track(VISION_CREATED)
        ports.once(createVisionInvalidation).invalidate()
        return complete({ status: 'created', visionId: outcome.visionId })
      case 'no-credits':
        restoreAsNew()
        notify({ code: 'no_credits' })
        return $submission.set({ status: 'no-credits' })
      case 'failed':
        // The vision to continue from was deleted. The next attempt draws the prompt from scratch.
        if (outcome.error.status === 404) draft.change({ source: null })
        if (outcome.isFinal) restoreAsNew()
        else if (isStored) stored.release(submission)
        return $submission.set({ status: 'failed', error: outcome.error })
      case 'signed-out':
        if (isStored) stored.release(submission)
        return $submission.set({ status: 'login-needed' })
      case 'session-changed':
        if (isStored) stored.release(submission)
        return attempt(submission, signal)
    }
  }

  /** Completes the submission after this tab or another one has created the vision. */
  function complete(state: SubmissionState): void {
    stored.clear()
    waiting = null
    intent.clear()
    $submission.set(state)
    void refreshCredits()
  }

  /** Restores the draft after a final rejection, so that the next attempt is a new request. */
  function restoreAsNew(): void {
    restoreDraft()
    intent.clear()
  }

  function restoreDraft(): void {
    waiting = null
    stored.clear()
    void draft.save()
    $submission.set({ status: 'idle' })
  }

  function abort(): void {
    running.abort()
    running = new AbortController()
    isBusy = false
  }

  /** Sends the waiting submission, which may have been stored before a reload. */
  async function resume(): Promise<void> {
    if (isBusy) return
    const found = waiting ?? stored.find()
    if (!found) return
    if (!waiting) {
      isStored = true
      const { description, images: urls, fromVision } = found
      draft.fill({ text: description, urls, source: fromVision ? { visionId: fromVision, description } : null })
      intent.remember(found)
    }
    waiting = found
    if (token() !== null) await runExclusive((signal) => attempt(found, signal))
  }

  function watch(): () => void {
    let stop: (() => void) | undefined
    const unlisten = ports.$token.subscribe(() => {
      stop?.()
      stop = ports.startLoop(async (signal) => {
        // The tab with the claim may be closed, so wait until the claim expires. A submission of this page does not
        // wait.
        const ms = waiting ? 0 : stored.claimedElsewhereMs()
        if (ms > 0) await clock.sleep(ms, signal)
        await resume()
      })
    })
    return () => {
      unlisten()
      stop?.()
    }
  }

  return {
    watch,
    submit,
    withdraw() {
      if (!isBusy && waiting?.description === draft.current().text) restoreDraft()
    },
    // Keep the idempotency key. If the backend has received the request, a retry returns the same vision.
    cancel() {
      if (!isBusy) return
      abort()
      restoreDraft()
      void refreshCredits()
    },
    dismiss() {
      if ($submission.get().status === 'submitting') return
      if (waiting) restoreDraft()
      else $submission.set({ status: 'idle' })
    },
    reset() {
      abort()
      waiting = null
      intent.clear()
      $submission.set({ status: 'idle' })
    },
  }
}
