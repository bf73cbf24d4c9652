import type { ReadableAtom } from 'nanostores'
import { MAX_EDITS, UNLIMITED_CREDITS } from '../../contract/shared/limits.ts'
import type { VisionDetail } from '../../contract/vision/schema.ts'
import type { CreditsState } from '../credits/credits.ts'

export type EditProblem =
  /** The edit was not sent, because the prompt is blank. */
  | 'edit_empty'
  /** The edit was not sent, because the prompt is longer than 2000 characters. */
  | 'edit_too_long'
  /** No edits are left on this vision. Show the credits. */
  | 'no_edits'
  /** The vision is being drawn, possibly after an edit on a different device. */
  | 'still_processing'
  /** There was no response. Sending the same prompt again cannot edit the vision twice. */
  | 'edit_unanswered'
  /** The edit was rejected, or the server failed. */
  | 'edit_failed'

export interface EditState {
  isOpen: boolean
  text: string
  isSending: boolean
  /** Why the edit was not accepted. */
  problem: EditProblem | null
}

/** The edit that the visitor writes for one vision. Its prompt is preserved until the backend accepts the edit. */
export interface VisionEdit {
  readonly $edit: ReadableAtom<EditState>
  open(): void
  /** Closes the text box. Its text is preserved. */
  close(): void
  setText(text: string): void
  /** Sends the edit. Concurrent calls send one request. Resolves to whether the edit was accepted. */
  submit(): Promise<boolean>
  /** Clears the problem, for example when the credits dialog closes. */
  dismiss(): void
}

/** Returns the number of edits that a vision has left. `null` means unlimited. */
export function editsLeft(
  { history_images }: Pick<VisionDetail, 'history_images'>,
  { credits, planType }: Pick<CreditsState, 'credits' | 'planType'>,
): number | null {
  if (credits === UNLIMITED_CREDITS || planType === 'monthly') return null
  return Math.max(0, MAX_EDITS - history_images.length)
}
