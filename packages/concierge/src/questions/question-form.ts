import type { Reading } from './reading.ts'

/** Whether a question is answered by yes or no: it starts with a verb, as in "do you travel?" */
export function isYesNoQuestion({ tags }: Reading): boolean {
  if (tags.any('cue', 'question') && tags.first('cue', 'question') <= 1) return false
  return tags.has(0, 'cue', 'verb') || (tags.has(0, 'cue', 'also') && tags.has(1, 'cue', 'verb'))
}
