import type { VisionDetail } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { type Version, versionsOf } from './versions.ts'

/** The versions of a picture, the one that is looked at, and which it is compared with. */
export function useVersions(vision: VisionDetail, isDrawing: boolean) {
  const versions = versionsOf(vision, isDrawing)
  const latest = versions.at(-1) ?? { edit: 0, image: vision.result_image }
  // What was chosen counts until something newer is asked for, or is there.
  const moment = `${isDrawing} ${latest.image}`
  const [chosen, setChosen] = useState({ edit: latest.edit, moment })
  const shown = (chosen.moment === moment && versions.find(({ edit }) => edit === chosen.edit)) || latest
  const place = versions.indexOf(shown)
  // The first one is held against the one that followed it.
  const other = versions[place > 0 ? place - 1 : 1]
  const sides = other && (place > 0 ? { before: other, after: shown, other } : { before: shown, after: other, other })

  return { versions, shown, sides, show: ({ edit }: Version) => setChosen({ edit, moment }) }
}
