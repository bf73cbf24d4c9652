import { MAX_DESCRIPTION_LENGTH } from '../../contract/shared/limits.ts'
import { VISION_CREATED } from '../../shared/analytics-events.ts'
import { createCredits } from '../credits/create-credits.ts'
import { createVisionInvalidation } from '../vision-invalidation.ts'
import { createIntent } from './intent.ts'
import { type Outcome, sendSubmission } from './send-submission.ts'
import { createStoredSubmission } from './stored-submission.ts'
import type { Submission, SubmissionState, SubmitOptions } from './submission.ts'
import type { Submitter, SubmitterDeps } from './submitter.ts'

/** How often a tab looks whether the one that sends has finished. */
const LOOK_MS = 1_000

/** Makes what sends a draft. */
export function createSubmitter({ ports, draft, suffix, tabId, $submission }: SubmitterDeps): Submitter {
  const { clock, notify } = ports
  const { token } = ports.session
  const refreshCredits = ports.once(createCredits).refresh
  const kept = createStoredSubmission(ports.local, suffix, clock, ports.images, tabId)
  const intent = createIntent(clock, ports.random)
  /** Asked for and not made yet; sent as soon as somebody is signed in. */
  let waiting: Submission | null = null
  /** Whether reloads and other tabs know of it too. */
  let isStored = false
  // A flag rather than the state: two clicks come faster than a store's listeners.
  let isBusy = false
  let running = new AbortController()

  async function submit(options: SubmitOptions = {}): Promise<void> {
    const { text } = draft.current()
    if (isBusy) return
    if (text.trim() === '') return refuse('description_blank')
    if (text.length > MAX_DESCRIPTION_LENGTH) return refuse('description_too_long')
    await alone(async (signal) => {
      $submission.set({ status: 'submitting', progress: 0 })
      await draft.whenRead()
      if (signal.aborted) return
      const submission = await prepare(options, signal)
      if (!signal.aborted) await attempt(submission, signal)
    })
  }

  function refuse(code: 'description_blank' | 'description_too_long'): void {
    notify({ code })
    $submission.set({ status: 'invalid', code })
  }

  async function alone(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    isBusy = true
    const { signal } = running
    try {
      await work(signal)
    } finally {
      if (!signal.aborted) isBusy = false
    }
  }

  /** Moves what is kept of the draft to where submissions wait. */
  async function prepare(options: SubmitOptions, signal: AbortSignal): Promise<Submission> {
    const submission = intent.of(draft.current(), options)
    draft.unkeep()
    const stored = await kept.save(submission, signal)
    if (signal.aborted) return submission
    isStored = stored !== null
    // Without its images it must not be sent after a reload, so what fits is kept as a draft.
    if (!stored) await draft.save()
    intent.remember(stored ?? submission)
    return stored ?? submission
  }

  async function attempt(submission: Submission, signal: AbortSignal): Promise<void> {
    waiting = submission
    if (token() === null) return $submission.set({ status: 'login-needed' })
    $submission.set({ status: 'submitting', progress: 0 })
    while (isStored && !kept.take(submission)) {
      const ms = kept.claimedElsewhereMs()
      if (ms === 0) return done({ status: 'idle' })
      await clock.sleep(Math.min(ms, LOOK_MS), signal)
    }
    const outcome = await sendSubmission(submission, { ...ports, token, refreshCredits }, signal, (progress) =>
      $submission.set({ status: 'submitting', progress }),
    )
    if (outcome.status !== 'aborted') await settle(submission, outcome, signal)
  }

  async function settle(submission: Submission, outcome: Outcome, signal: AbortSignal): Promise<void> {
    switch (outcome.status) {
      case 'made':
        // Without an id the vision is somewhere in the list; the words stay, in case it is not.
        if (outcome.visionId === null) void draft.save()
        else if (draft.current().text === submission.description) {
          draft.unkeep()
          draft.empty()
        }
        ports.analytics.track(VISION_CREATED)
        ports.once(createVisionInvalidation).invalidate()
        return done({ status: 'created', visionId: outcome.visionId })
      case 'no-credits':
        giveBack()
        notify({ code: 'no_credits' })
        return $submission.set({ status: 'no-credits' })
      case 'failed':
        if (outcome.isFinal) giveBack()
        else if (isStored) kept.release(submission)
        return $submission.set({ status: 'failed', error: outcome.error })
      case 'signed-out':
        if (isStored) kept.release(submission)
        return $submission.set({ status: 'login-needed' })
      case 'session-changed':
        if (isStored) kept.release(submission)
        return attempt(submission, signal)
    }
  }

  /** It was made, here or in another tab. */
  function done(state: SubmissionState): void {
    kept.forget()
    waiting = null
    intent.forget()
    $submission.set(state)
    void refreshCredits()
  }

  /** The backend refused: nothing was made, and asking again is another intent. */
  function giveBack(): void {
    toDraft()
    intent.forget()
  }

  function toDraft(): void {
    waiting = null
    kept.forget()
    void draft.save()
    $submission.set({ status: 'idle' })
  }

  function abandon(): void {
    running.abort()
    running = new AbortController()
    isBusy = false
  }

  /** Sends what waits, from this page or from before a reload. */
  async function resume(): Promise<void> {
    if (isBusy) return
    const found = waiting ?? kept.find()
    if (!found) return
    if (!waiting) {
      isStored = true
      draft.fill({ text: found.description, urls: found.images })
      intent.remember(found)
    }
    waiting = found
    if (token() !== null) await alone((signal) => attempt(found, signal))
  }

  function watch(): () => void {
    let stop: (() => void) | undefined
    const unlisten = ports.$token.subscribe(() => {
      stop?.()
      stop = ports.startLoop(async (signal) => {
        // A tab that went away in the middle: its claim runs out, then this one goes on. Who waits here is told sooner.
        const ms = waiting ? 0 : kept.claimedElsewhereMs()
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
      if (!isBusy && waiting?.description === draft.current().text) toDraft()
    },
    // The intent stays: should it have arrived all the same, the same words lead to the same vision.
    cancel() {
      if (!isBusy) return
      abandon()
      toDraft()
      void refreshCredits()
    },
    dismiss() {
      if ($submission.get().status === 'submitting') return
      if (waiting) toDraft()
      else $submission.set({ status: 'idle' })
    },
    reset() {
      abandon()
      waiting = null
      intent.forget()
      $submission.set({ status: 'idle' })
    },
  }
}
