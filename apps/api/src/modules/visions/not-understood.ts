import { HttpError } from '../../http/http-error.ts'
import type { PromptReading } from '../../providers/images/images.ts'

export const NOTHING_TO_DRAW = 'We did not find anything in your description that we can draw yet. Nothing was charged.'
export const NO_CHANGE = 'This edit would not change the image. Nothing was charged.'

/**
 * Creates the 400 for a prompt or an edit that would draw nothing new. The response lists the unknown phrases and
 * suggested prompts. `detail` is the message for a prompt without unknown phrases.
 */
export function notUnderstood({ notDrawn, suggestions }: PromptReading, detail: string): HttpError {
  const unknown = notDrawn.map((phrase) => `“${phrase}”`).join(', ')
  const message = unknown ? `We cannot draw ${unknown} yet. Nothing was charged.` : detail
  return new HttpError(400, 'not_understood', message, { fields: { suggestions } })
}
