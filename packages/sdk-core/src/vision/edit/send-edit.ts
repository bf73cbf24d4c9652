import type { VisionDetail } from '../../contract/vision/schema.ts'
import { visionWire } from '../../contract/vision/wire.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import type { EditProblem } from './vision-edit.ts'

/** The result of sending an edit. */
export type EditOutcome =
  /** The backend accepted the edit. The history of `vision` contains it. */
  | { status: 'accepted'; vision: VisionDetail }
  /**
   * The request failed. `isFinal`: the backend did not accept the edit. If false, it may have, and a retry with the
   * same key is safe.
   */
  | { status: 'failed'; problem: EditProblem; isFinal: boolean; suggestions?: readonly string[] }

/** Sends an edit of a vision. Retries with the same key after a lost response. */
export async function sendEdit(
  { http, log }: Pick<FeaturePorts, 'http' | 'log'>,
  vision: VisionDetail,
  text: string,
  idempotencyKey: string,
): Promise<EditOutcome> {
  const result = await http.call(visionWire.editVision, {
    params: { id: vision.id },
    body: { description: text },
    idempotencyKey,
  })
  if (result.ok) return { status: 'accepted', vision: withEdit(vision, result.data, text) }

  const { error } = result
  log.warn('A vision could not be edited.', error)
  const isFinal = error.status >= 400 && !error.retryable
  if (error.code === 'no_edits_left' || error.status === 402 || error.status === 403)
    return { status: 'failed', problem: 'no_edits', isFinal }
  if (error.code === 'not_understood')
    return { status: 'failed', problem: 'not_understood', isFinal, suggestions: error.fields.suggestions }
  if (error.code === 'still_processing') return { status: 'failed', problem: 'still_processing', isFinal }
  return { status: 'failed', problem: error.status === 0 ? 'edit_unanswered' : 'edit_failed', isFinal }
}

/** Adds the edit to the history if the response does not contain the updated vision. */
function withEdit(before: VisionDetail, response: VisionDetail, text: string): VisionDetail {
  if (response.id === before.id && response.history_images.length > before.history_images.length) return response
  return { ...before, history_images: [...before.history_images, { description: text }] }
}
