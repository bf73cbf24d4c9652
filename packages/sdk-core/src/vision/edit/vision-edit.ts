import type { ReadableAtom } from 'nanostores'
import { MAX_EDITS, UNLIMITED_CREDITS } from '../../contract/shared/limits.ts'
import type { VisionDetail } from '../../contract/vision/schema.ts'
import type { CreditsState } from '../credits/credits.ts'

export type EditProblem =
  /** The edit was not sent because the prompt is blank. */
  | 'edit_empty'
  /** The edit was not sent because the prompt is longer than 2000 characters. */
  | 'edit_too_long'
  /** The vision has no edits left. Show the credits dialog. */
  | 'no_edits'
  /** The vision is being drawn, possibly because of an edit on another device. */
  | 'still_processing'
  /** The request got no response. A retry with the same prompt cannot edit the vision twice. */
  | 'edit_unanswered'
  /** The edit would change nothing. It was not counted. `suggestions` lists edits that would. */
  | 'not_understood'
  /** The backend rejected the edit, or a server error occurred. */
  | 'edit_failed'

export interface EditState {
  isOpen: boolean
  text: string
  isSending: boolean
  /** The reason why the edit was not accepted. */
  problem: EditProblem | null
  /** Suggested edits. Present if the error is `not_understood`. */
  suggestions?: readonly string[]
}

/** The edit that the visitor is writing for one vision. Its prompt is kept until the backend accepts the edit. */
export interface VisionEdit {
  readonly $edit: ReadableAtom<EditState>
  open(): void
  /** Closes the text box. Keeps its text. */
  close(): void
  setText(text: string): void
  /**
   * Sends the edit. Concurrent calls share one request. Resolves to true if the backend accepted the edit. `offered` is
   * sent instead of the text in the text box, which stays.
   */
  submit(offered?: string): Promise<boolean>
  /** Clears the problem, for example when the credits dialog closes. */
  dismiss(): void
}

/** Returns the number of edits that are left for a vision. `null` means unlimited. */
export function editsLeft(
  { history_images }: Pick<VisionDetail, 'history_images'>,
  { credits, planType }: Pick<CreditsState, 'credits' | 'planType'>,
): number | null {
  if (credits === UNLIMITED_CREDITS || planType === 'monthly') return null
  return Math.max(0, MAX_EDITS - history_images.length)
}
