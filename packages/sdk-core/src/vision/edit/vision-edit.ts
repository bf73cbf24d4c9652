import type { ReadableAtom } from 'nanostores'
import { MAX_EDITS, UNLIMITED_CREDITS } from '../../contract/shared/limits.ts'
import type { VisionDetail } from '../../contract/vision/schema.ts'
import type { CreditsState } from '../credits/credits.ts'

export type EditProblem =
  /** Not sent: the prompt is blank. */
  | 'edit_empty'
  /** Not sent: the prompt has over 2000 characters. */
  | 'edit_too_long'
  /** No edits are left on this vision. Show the credits. */
  | 'no_edits'
  /** The vision is being drawn, possibly after an edit from another device. */
  | 'still_processing'
  /** No response. Sending the same prompt again cannot edit twice. */
  | 'edit_unanswered'
  /** Rejected, or a server error. */
  | 'edit_failed'

export interface EditState {
  isOpen: boolean
  text: string
  isSending: boolean
  /** Why the prompt was not accepted. */
  problem: EditProblem | null
}

/** The edit that the visitor writes for one vision. Its text stays until the backend accepts it. */
export interface VisionEdit {
  readonly $edit: ReadableAtom<EditState>
  open(): void
  /** Closes the text box and keeps its text. */
  close(): void
  setText(text: string): void
  /** Sends the edit. Concurrent calls send one request. Resolves to whether it was accepted. */
  submit(): Promise<boolean>
  /** Clears the problem, for example when the credits dialog closes. */
  dismiss(): void
}

/** Returns how many edits a vision has left. `null` means unlimited. */
export function editsLeft(
  { history_images }: Pick<VisionDetail, 'history_images'>,
  { credits, planType }: Pick<CreditsState, 'credits' | 'planType'>,
): number | null {
  if (credits === UNLIMITED_CREDITS || planType === 'monthly') return null
  return Math.max(0, MAX_EDITS - history_images.length)
}
