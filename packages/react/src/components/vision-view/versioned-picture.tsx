import type { VisionDetail, VisionState } from '@vowkit/sdk-core/vision'
import { type ComponentType, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { visionMessages } from '../../messages/vision.ts'
import type { BeforeAfterProps } from '../../ui/before-after/before-after.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ArchDrawing } from './arch-drawing.tsx'
import { History } from './history.tsx'
import { LoaderMessage } from './loader-message.tsx'
import { Picture } from './picture.tsx'
import { isTurning } from './processing.tsx'
import { type Version, versionsOf } from './versions.ts'

/** What shows two versions against each other. */
export type Compare = ComponentType<BeforeAfterProps>

export interface VersionedPictureProps {
  vision: VisionDetail
  status: VisionState['status']
  title: string
  isDrawing: boolean
  compare?: Compare
}

/** The picture of a vision, the ones before it to go back to, and over it the loader while the next one is drawn. */
export function VersionedPicture({ vision, status, title, isDrawing, compare: Compare }: VersionedPictureProps) {
  const words = useMessages('vision', visionMessages)
  const versions = versionsOf(vision, isDrawing)
  const latest = versions.at(-1) ?? { edit: 0, image: vision.result_image }
  // What was chosen counts until something newer is asked for, or is there.
  const moment = `${isDrawing} ${latest.image}`
  const [chosen, setChosen] = useState({ edit: latest.edit, moment })
  const [isComparing, setComparing] = useState(false)
  const shown = (chosen.moment === moment && versions.find(({ edit }) => edit === chosen.edit)) || latest
  const place = versions.indexOf(shown)
  // The first one is held against the one that followed it.
  const [before, after] = place > 0 ? [versions[place - 1], shown] : [shown, versions[1]]

  const side = ({ edit, image }: Version) => ({ src: image, label: edit === 0 ? words.original : words.edit(edit) })
  const comparison = Compare && before && after && (
    <Compare label={words.compare} alt={words.alt(title)} before={side(before)} after={side(after)} />
  )

  return (
    <>
      {isComparing && comparison && !isDrawing ? (
        comparison
      ) : (
        <Picture
          src={shown.image}
          title={title}
          comparison={comparison}
          overlay={
            isDrawing ? (
              <div className="vk-vision__overlay">
                <ArchDrawing />
                {isTurning(status) && <LoaderMessage since={vision.processing_since} />}
              </div>
            ) : undefined
          }
        />
      )}
      {versions.length > 1 && (
        <div className="vk-vision__versions">
          <History versions={versions} shown={shown} onShow={({ edit }) => setChosen({ edit, moment })} />
          {comparison && !isDrawing && (
            <Button aria-pressed={isComparing} onClick={() => setComparing(!isComparing)}>
              {words.compare}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
