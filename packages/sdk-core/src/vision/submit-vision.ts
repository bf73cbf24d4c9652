import { atom, onMount, type ReadableAtom } from 'nanostores'
import { MAX_DESCRIPTION_LENGTH } from '../contract/limits.ts'
import type { SdkError } from '../errors/sdk-error.ts'
import type { Http } from '../http/http.ts'
import type { Analytics, Clock, Log, Notify, Random } from '../platform/platform.ts'
import type { StartLoop } from '../platform/start-loop.ts'
import type { CreditsState } from './credits.ts'
import { pictureIn } from './data-url.ts'
import type { DraftStore } from './draft-store.ts'
import type { KeptSubmission } from './kept-submission.ts'
import type { Submission, SubmissionState, SubmitOptions } from './submission.ts'

export interface SubmitVisionDeps {
  draft: DraftStore
  kept: KeptSubmission
  http: Pick<Http, 'call'>
  $token: ReadableAtom<string | null>
  token(): string | null
  refreshCredits(): Promise<CreditsState>
  clock: Clock
  random: Random
  notify: Notify
  analytics: Analytics
  log: Log
  startLoop: StartLoop
}

/** How a draft becomes a vision: one intent, one key, one vision, across reloads, lost answers and tabs. */
export interface Submitter {
  readonly $submission: ReadableAtom<SubmissionState>
  submit(options?: SubmitOptions): Promise<void>
  /** Takes back what waits to be sent; the words are a draft again. */
  withdraw(): void
  dismiss(): void
  /** Abandons everything in memory. */
  reset(): void
}

/** How often a tab looks whether the one that sends has finished. */
const LOOK_MS = 1_000

export function createSubmitter(deps: SubmitVisionDeps): Submitter {
  const { draft, kept, http, clock, notify } = deps
  const $submission = atom<SubmissionState>({ status: 'idle' })
  /** Asked for and not made yet; sent as soon as somebody is signed in. */
  let waiting: Submission | null = null
  /** What was asked for last, to recognise the same intent. Its images may have been kept smaller. */
  let last: { asked: Submission; kept: Submission } | null = null
  // A flag rather than the state: two clicks come faster than a store's listeners.
  let isBusy = false
  /** Whether other tabs and reloads know of the submission too. */
  let isStored = false
  let running = new AbortController()

  async function submit(options: SubmitOptions = {}): Promise<void> {
    const { text } = draft.current()
    if (isBusy) return
    if (text.trim() === '') return refuse('description_blank')
    if (text.length > MAX_DESCRIPTION_LENGTH) return refuse('description_too_long')
    await alone(async (signal) => {
      $submission.set({ status: 'submitting', progress: 0 })
      await draft.whenRead()
      const submission = await prepare(options)
      if (!signal.aborted) await attempt(submission, signal)
    })
  }

  function refuse(code: 'description_blank' | 'description_too_long'): void {
    notify({ code })
    $submission.set({ status: 'invalid', code })
  }

  async function alone(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (isBusy) return
    isBusy = true
    const { signal } = running
    try {
      await work(signal)
    } finally {
      if (!signal.aborted) isBusy = false
    }
  }

  /** Moves the draft's keys to the submission's. */
  async function prepare(options: SubmitOptions): Promise<Submission> {
    const { text, images } = draft.current()
    const asked: Submission = {
      ...options,
      description: text,
      images: images.map(({ url }) => url),
      idempotencyKey: deps.random.uuid(),
      createdAt: clock.now(),
    }
    const submission = last && isSameIntent(last.asked, asked) ? last.kept : asked
    draft.unkeep()
    const stored = await kept.save(submission)
    isStored = stored !== null
    // Without its images it must not be sent after a reload, so what fits is kept as a draft.
    if (!stored) await draft.save()
    last = { asked: { ...asked, idempotencyKey: submission.idempotencyKey }, kept: stored ?? submission }
    return last.kept
  }

  async function attempt(submission: Submission, signal: AbortSignal): Promise<void> {
    waiting = submission
    if (deps.token() === null) return $submission.set({ status: 'login-needed' })
    $submission.set({ status: 'submitting', progress: 0 })
    while (isStored && !kept.take(submission)) {
      const ms = kept.claimedElsewhereMs()
      if (ms === 0) return madeElsewhere()
      await clock.sleep(Math.min(ms, LOOK_MS), signal)
    }
    const { status, credits } = await deps.refreshCredits()
    if (signal.aborted) return
    if (status === 'known' && credits === 0) return refuseForCredits()

    const { description, partner, vendorId, images, idempotencyKey } = submission
    const result = await http.call('createVision', {
      body: { description, partner, vendor_id: vendorId },
      files: { images: images.map(pictureIn).filter((picture) => picture !== null) },
      idempotencyKey,
      signal,
      onProgress: (progress) => signal.aborted || $submission.set({ status: 'submitting', progress }),
    })
    if (signal.aborted) return
    if (result.ok) return created(submission, result.data.id)
    await fail(submission, result.error, signal)
  }

  async function fail(submission: Submission, error: SdkError, signal: AbortSignal): Promise<void> {
    deps.log.warn('A vision could not be made.', error)
    if (error.status === 402 || error.status === 403) return refuseForCredits()
    if (error.code === 'invalid_response') return createdUnnamed()
    if (isStored) kept.release(submission)
    // The answer went to the session before; the same key asks for the same vision.
    if (error.code === 'session_changed' && deps.token() !== null) return attempt(submission, signal)
    if (deps.token() === null) return $submission.set({ status: 'login-needed' })
    if (error.status >= 400 && !error.retryable) giveBack()
    $submission.set({ status: 'failed', error })
  }

  function created(submission: Submission, visionId: string): void {
    forget()
    if (draft.current().text === submission.description) draft.empty()
    $submission.set({ status: 'created', visionId })
    deps.analytics.track('Vision Created')
    void deps.refreshCredits()
  }

  /** Made, but the backend did not say which: it will be in the list, and the words stay. */
  function createdUnnamed(): void {
    forget()
    void draft.save()
    $submission.set({ status: 'created', visionId: null })
    void deps.refreshCredits()
  }

  function madeElsewhere(): void {
    forget()
    $submission.set({ status: 'idle' })
    void deps.refreshCredits()
  }

  function refuseForCredits(): void {
    giveBack()
    notify({ code: 'no_credits' })
    $submission.set({ status: 'no-credits' })
  }

  function forget(): void {
    kept.forget()
    waiting = null
    last = null
  }

  function withdraw(): void {
    if (!waiting) return
    waiting = null
    kept.forget()
    void draft.save()
    $submission.set({ status: 'idle' })
  }

  /** The backend refused: nothing was made, and asking again is another intent. */
  function giveBack(): void {
    withdraw()
    last = null
  }

  /** Sends what waits, from this page or from before a reload. */
  async function resume(): Promise<void> {
    if (isBusy) return
    const found = waiting ?? kept.find()
    if (!found) return
    if (!waiting) {
      isStored = true
      draft.fill({ text: found.description, urls: found.images })
      last = { asked: found, kept: found }
    }
    waiting = found
    if (deps.token() !== null) await alone((signal) => attempt(found, signal))
  }

  onMount($submission, () => {
    let stop: (() => void) | undefined
    const unlisten = deps.$token.subscribe(() => {
      stop?.()
      stop = deps.startLoop(async (signal) => {
        // A tab that went away in the middle: its claim runs out, then this one goes on.
        const ms = kept.claimedElsewhereMs()
        if (ms > 0) await clock.sleep(ms, signal)
        await resume()
      })
    })
    return () => {
      unlisten()
      stop?.()
    }
  })

  return {
    $submission,
    submit,
    withdraw() {
      if (!isBusy && waiting?.description === draft.current().text) withdraw()
    },
    dismiss() {
      if (isBusy) return
      withdraw()
      $submission.set({ status: 'idle' })
    },
    reset() {
      running.abort()
      running = new AbortController()
      isBusy = false
      waiting = null
      last = null
      $submission.set({ status: 'idle' })
    },
  }
}

function isSameIntent(a: Submission, b: Submission): boolean {
  return (
    a.description === b.description &&
    a.partner === b.partner &&
    a.vendorId === b.vendorId &&
    a.images.length === b.images.length &&
    a.images.every((url, index) => url === b.images[index])
  )
}
