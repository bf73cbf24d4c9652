import { previewText, type VisionDetail, visionTitle } from '@vowkit/sdk-core/vision'
import type { Messages } from '../../messages/index.ts'
import type { Version } from './versions.ts'

/** What a version of the picture shows, for who cannot see it: the title, a summary of the words, and what was changed. */
export function pictureAlt(vision: VisionDetail, { edit }: Version, words: Messages['vision']): string {
  const [title, summary] = [visionTitle(vision), previewText(vision.description.trim())]
  // A title of its own says something that the words do not.
  const scene = words.alt(summary.startsWith(title) ? summary : [title, summary].filter(Boolean).join('. '))
  const change = edit > 0 ? vision.history_images[edit - 1]?.description : undefined
  return change ? `${scene}. ${words.edit(edit)}: ${previewText(change)}` : scene
}
