import { atom, onMount } from 'nanostores'
import type { LateSubmitter } from './late-submitter.ts'
import type { SubmissionState } from './submission.ts'
import { createSubmitter } from './submit-vision.ts'
import type { SubmitterDeps } from './submitter.ts'

/** Stands for `late-submitter.ts` in classic scripts, which have the code of sending from the start. */
export function createLateSubmitter(given: Omit<SubmitterDeps, '$submission'>): LateSubmitter {
  const $submission = atom<SubmissionState>({ status: 'idle' })
  const submitter = createSubmitter({ ...given, $submission })
  onMount($submission, submitter.watch)
  return { ...submitter, $submission }
}
