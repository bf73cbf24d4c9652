import { atom, onMount, type ReadableAtom } from 'nanostores'
import { SdkError } from '../../errors/sdk-error.ts'
import type { LazyModule } from '../../shared/lazy-module.ts'
import { type SubmissionState, type SubmitOptions, submissionKeys } from './submission.ts'
import { submitterModule } from './submit-vision.lazy.ts'
import type { Submitter, SubmitterDeps } from './submitter.ts'

type SubmitterModule = typeof import('./submit-vision.ts')

/** The submission of a draft, without the methods that only the lazy module uses. */
export interface DraftSubmission extends Omit<Submitter, 'watch'> {
  readonly $submission: ReadableAtom<SubmissionState>
}

/**
 * Creates the submission of a draft. The module for submitting loads with the first submission, or if a stored
 * submission is pending, because most visitors who write a prompt never submit it. A failed load counts as a network
 * error.
 */
export function createDraftSubmission(
  given: Omit<SubmitterDeps, '$submission'>,
  code: LazyModule<SubmitterModule> = submitterModule,
): DraftSubmission {
  const { ports, suffix } = given
  const $submission = atom<SubmissionState>({ status: 'idle' })
  let submitter: Submitter | null = null
  let stopWatching: (() => void) | null = null
  /** Identifies the submission that waits for the module. A new submission replaces it. */
  let loading: symbol | null = null

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

  /** Resolves to false if the module cannot be loaded, or if another submission starts during the load. */
  async function isLoaded(): Promise<boolean> {
    const mine = Symbol()
    loading = mine
    $submission.set({ status: 'submitting', progress: 0 })
    try {
      await load()
      return loading === mine
    } catch (cause) {
      if (loading !== mine) return false
      ports.notify({ code: 'network' })
      const error = new SdkError('network', 'The module that submits drafts could not be loaded.', { cause })
      $submission.set({ status: 'failed', error })
      return false
    } finally {
      if (loading === mine) loading = null
    }
  }

  return {
    $submission,
    async submit(options?: SubmitOptions) {
      if (loading) return
      open(code.get())
      if (submitter || (await isLoaded())) await submitter?.submit(options)
    },
    withdraw: () => submitter?.withdraw(),
    cancel() {
      loading = null
      if (submitter) submitter.cancel()
      else $submission.set({ status: 'idle' })
    },
    dismiss() {
      if (submitter) submitter.dismiss()
      else if (!loading) $submission.set({ status: 'idle' })
    },
    reset() {
      loading = null
      submitter?.reset()
      $submission.set({ status: 'idle' })
    },
  }
}
