import { atom, onMount, type ReadableAtom } from 'nanostores'
import { SdkError } from '../../errors/sdk-error.ts'
import { type SubmissionState, type SubmitOptions, submissionKeys } from './submission.ts'
import type { Submitter, SubmitterDeps } from './submitter.ts'

type CreateSubmitter = typeof import('./submit-vision.ts').createSubmitter

// Code, not state: once it is there, every draft of the page can use it.
let create: CreateSubmitter | null = null

/** Has the code at hand from the start, so that nothing is loaded later. */
export function provideSubmitter(provided: CreateSubmitter): void {
  create = provided
}

async function loadSubmitter(): Promise<CreateSubmitter> {
  create ??= (await import('./submit-vision.ts')).createSubmitter
  return create
}

/** A submitter as those see it who have a draft. */
export interface LateSubmitter extends Omit<Submitter, 'watch'> {
  readonly $submission: ReadableAtom<SubmissionState>
}

/**
 * The submitter of a draft, whose code comes when something is to be sent, or waits to be sent from before: many who
 * write a few words send none. Code that does not come counts as a backend that does not answer.
 */
export function createLateSubmitter(
  given: Omit<SubmitterDeps, '$submission'>,
  arrived = () => create,
  bring = loadSubmitter,
): LateSubmitter {
  const { ports, suffix } = given
  const $submission = atom<SubmissionState>({ status: 'idle' })
  let submitter: Submitter | null = null
  let stopWatching: (() => void) | null = null
  /** What is being opened, and is sent then unless something new begins before. */
  let opening: symbol | null = null

  function isWaiting(): boolean {
    const { waiting, claim } = submissionKeys(suffix)
    return (ports.local.get(waiting) ?? ports.local.get(claim)) !== null
  }

  async function load(): Promise<void> {
    make(await bring())
  }

  function make(create: CreateSubmitter | null): void {
    if (submitter || !create) return
    submitter = create({ ...given, $submission })
    if (stopWatching) watch()
  }

  function watch(): void {
    stopWatching?.()
    stopWatching =
      submitter?.watch() ??
      ports.$token.subscribe(() => {
        if (isWaiting()) ports.startLoop(load)
      })
  }

  onMount($submission, () => {
    if (isWaiting()) make(arrived())
    watch()
    return () => {
      stopWatching?.()
      stopWatching = null
    }
  })

  /** Gives false when the code did not come, or is not wanted any more. */
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
      const error = new SdkError('network', 'The code of sending could not be loaded.', { cause })
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
      make(arrived())
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
