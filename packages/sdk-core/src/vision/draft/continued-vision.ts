import type { DraftState } from './draft.ts'

/**
 * Returns the id of the vision that a draft continues from: the visitor has changed neither its prompt nor its images.
 * Returns `undefined` if the prompt will be drawn from scratch.
 */
export function continuedVision({ source, text }: Pick<DraftState, 'source' | 'text'>): string | undefined {
  return source && source.description.trim() === text.trim() ? source.visionId : undefined
}
