import { atom, onMount, type ReadableAtom } from 'nanostores'
import { SdkError } from '../../errors/sdk-error.ts'
import type { LazyModule } from '../../shared/lazy-module.ts'
import { type SubmissionState, type SubmitOptions, submissionKeys } from './submission.ts'
import { submitterModule } from './submit-vision.lazy.ts'
import type { Submitter, SubmitterDeps } from './submitter.ts'

type SubmitterModule = typeof import('./submit-vision.ts')

/** The submission of a draft, as its owner sees it. */
export interface DraftSubmission extends Omit<Submitter, 'watch'> {
  readonly $submission: ReadableAtom<SubmissionState>
}

/**
 * Submits a draft. The code that sends loads with the first submission, or if one is pending from before: most visitors
 * who write a few words send none. A failed load counts as a backend that does not answer.
 */
export function createDraftSubmission(
  given: Omit<SubmitterDeps, '$submission'>,
  code: LazyModule<SubmitterModule> = submitterModule,
): DraftSubmission {
  const { ports, suffix } = given
  const $submission = atom<SubmissionState>({ status: 'idle' })
  let submitter: Submitter | null = null
  let stopWatching: (() => void) | null = null
  /** The submission that waits for the code; replaced if something new begins before the code is loaded. */
  let opening: symbol | null = null

  function isPending(): boolean {
    const { waiting, claim } = submissionKeys(suffix)
    return (ports.local.get(waiting) ?? ports.local.get(claim)) !== null
  }

  async function load(): Promise<void> {
    open(await code.load())
  }

  function open(loaded: SubmitterModule | undefined): void {
    if (submitter || !loaded) return
    submitter = loaded.createSubmitter({ ...given, $submission })
    if (stopWatching) watch()
  }

  function watch(): void {
    stopWatching?.()
    stopWatching =
      submitter?.watch() ??
      ports.$token.subscribe(() => {
        if (isPending()) ports.startLoop(load)
      })
  }

  onMount($submission, () => {
    if (isPending()) open(code.get())
    watch()
    return () => {
      stopWatching?.()
      stopWatching = null
    }
  })

  /** Resolves to false if the code did not load, or if something new began meanwhile. */
  async function isOpened(): Promise<boolean> {
    const mine = Symbol()
    opening = mine
    $submission.set({ status: 'submitting', progress: 0 })
    try {
      await load()
      return opening === mine
    } catch (cause) {
      if (opening !== mine) return false
      ports.notify({ code: 'network' })
      const error = new SdkError('network', 'The code that sends drafts could not be loaded.', { cause })
      $submission.set({ status: 'failed', error })
      return false
    } finally {
      if (opening === mine) opening = null
    }
  }

  return {
    $submission,
    async submit(options?: SubmitOptions) {
      if (opening) return
      open(code.get())
      if (submitter || (await isOpened())) await submitter?.submit(options)
    },
    withdraw: () => submitter?.withdraw(),
    cancel() {
      opening = null
      if (submitter) submitter.cancel()
      else $submission.set({ status: 'idle' })
    },
    dismiss() {
      if (submitter) submitter.dismiss()
      else if (!opening) $submission.set({ status: 'idle' })
    },
    reset() {
      opening = null
      submitter?.reset()
      $submission.set({ status: 'idle' })
    },
  }
}
