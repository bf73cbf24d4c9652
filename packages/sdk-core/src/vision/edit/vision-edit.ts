import type { ReadableAtom } from 'nanostores'
import { MAX_EDITS, UNLIMITED_CREDITS } from '../../contract/shared/limits.ts'
import type { VisionDetail } from '../../contract/vision/schema.ts'
import type { CreditsState } from '../credits/credits.ts'

export type EditProblem =
  /** Nothing was sent: no words. */
  | 'edit_empty'
  /** Nothing was sent: over 2000 characters. */
  | 'edit_too_long'
  /** None is left on this vision: show the credits. */
  | 'no_edits'
  /** It is being drawn just now, perhaps after an edit from elsewhere. */
  | 'still_processing'
  /** No answer came. Sending the same again cannot edit twice. */
  | 'edit_unanswered'
  /** Refused, or broken. */
  | 'edit_failed'

export interface EditState {
  isOpen: boolean
  text: string
  isSending: boolean
  /** Why the words in the box were not taken. */
  problem: EditProblem | null
}

/** The edit that somebody is writing for one vision. Its words stay until they are taken. */
export interface VisionEdit {
  readonly $edit: ReadableAtom<EditState>
  open(): void
  /** Closes the box; what is written stays in it. */
  close(): void
  setText(text: string): void
  /** Asks for the edit: once, however often it is pressed. Says whether it was taken. */
  submit(): Promise<boolean>
  /** Forgets the problem, as when the credits dialog is closed. */
  dismiss(): void
}

/** How many edits a vision has left; `null` for somebody who may edit without end. */
export function editsLeft(
  { history_images }: Pick<VisionDetail, 'history_images'>,
  { credits, planType }: Pick<CreditsState, 'credits' | 'planType'>,
): number | null {
  if (credits === UNLIMITED_CREDITS || planType === 'monthly') return null
  return Math.max(0, MAX_EDITS - history_images.length)
}
