import type { VisionDetail } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { type Version, versionsOf } from './versions.ts'

/** The versions of a vision's image: all of them, the selected one, and the pair to compare. */
export function useVersions(vision: VisionDetail, isDrawing: boolean) {
  const versions = versionsOf(vision, isDrawing)
  const latest = versions.at(-1) ?? { edit: 0, image: vision.result_image }
  // Resets the selection when a newer version is requested or becomes ready.
  const resetKey = `${isDrawing} ${latest.image}`
  const [chosen, setChosen] = useState({ edit: latest.edit, resetKey })
  const shown = (chosen.resetKey === resetKey && versions.find(({ edit }) => edit === chosen.edit)) || latest
  const place = versions.indexOf(shown)
  // Compare each version with the previous one, and the first version with the second.
  const other = versions[place > 0 ? place - 1 : 1]
  const sides = other && (place > 0 ? { before: other, after: shown, other } : { before: shown, after: other, other })

  return { versions, shown, sides, show: ({ edit }: Version) => setChosen({ edit, resetKey }) }
}
