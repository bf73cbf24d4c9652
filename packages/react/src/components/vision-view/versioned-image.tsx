import { previewText, type VisionDetail, type VisionState, visionTitle } from '@vowkit/sdk-core/vision'
import { type ComponentType, type KeyboardEvent, type RefObject, useState } from 'react'
import { useEditsLeft } from '../../hooks/use-edits-left.ts'
import { type EditListener, useVisionEdit } from '../../hooks/use-vision-edit.ts'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import type { Messages } from '../../messages/index.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { BeforeAfterProps } from '../../ui/before-after/before-after.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ArchDrawing } from './arch-drawing.tsx'
import { History } from './history.tsx'
import { LoaderMessage } from './loader-message.tsx'
import { isInProgress } from './processing.tsx'
import { useVersions } from './use-versions.ts'
import type { Version } from './versions.ts'
import { VisionImage } from './vision-image.tsx'
import { VisionObjectsLazy } from './vision-objects.lazy.tsx'

/** A component that compares two versions. */
export type Compare = ComponentType<BeforeAfterProps>

export interface VersionedImageProps {
  /** Receives the element around the image and its versions. */
  place: RefObject<HTMLDivElement | null>
  vision: VisionDetail
  status: VisionState['status']
  title: string
  isDrawing: boolean
  compare?: Compare
  onReload: () => void
  onEditSubmit?: EditListener | undefined
}

/**
 * The image of a vision and its earlier versions, with a loader while the next version is being created. While Shift is
 * held, it shows the version to compare with. Without a `compare` component, pressing "Compare" does the same.
 */
export function VersionedImage({
  place,
  vision,
  status,
  title,
  isDrawing,
  compare: Compare,
  onReload,
  onEditSubmit,
}: VersionedImageProps) {
  const messages = useMessages('vision', visionMessages)
  const { versions, shown, sides, show } = useVersions(vision, isDrawing)
  const { isHeld, keys } = useHeldShift()
  const [isComparing, setComparing] = useState(false)
  const { edit, state } = useVisionEdit(vision.id, onEditSubmit)
  const left = useEditsLeft(vision)

  function toggleComparing() {
    setComparing(!isComparing)
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }

  const alt = (version: Version) => imageAlt(vision, version, messages)
  const side = ({ edit, image }: Version) => ({
    src: image,
    label: edit === 0 ? messages.original : messages.edit(edit),
  })
  const comparison = Compare && sides && (
    <Compare label={messages.compare} alt={alt(shown)} before={side(sides.before)} after={side(sides.after)} />
  )
  const isOther = isHeld || (isComparing && !comparison)
  const visible = (isOther && sides?.other) || shown

  return (
    <div className="vk-vision__versioned" ref={place} {...keys}>
      {isComparing && comparison && !isDrawing ? (
        comparison
      ) : (
        <VisionImage
          src={visible.image}
          alt={alt(visible)}
          label={visible === shown ? undefined : side(visible).label}
          title={title}
          onRetry={onReload}
          comparison={comparison}
          latestOf={visible.image === vision.result_image ? vision : undefined}
          other={sides?.other.image}
          overlay={
            isDrawing ? (
              <div className="vk-vision__overlay">
                <ArchDrawing isStill={!isInProgress(status)} />
                {isInProgress(status) && <LoaderMessage since={vision.processing_since} />}
              </div>
            ) : undefined
          }
        >
          {/* The buttons stay while Shift is held, because Shift+Tab moves between them. */}
          {vision.objects?.[0] && !isDrawing && !isComparing && shown === versions.at(-1) && (
            <VisionObjectsLazy
              key={shown.image}
              {...{ vision, left }}
              isSending={state.isSending}
              // If the edit is not accepted, the edit form opens and shows the reason.
              onChoose={(prompt) => void edit.submit(prompt)}
            />
          )}
        </VisionImage>
      )}
      {versions.length > 1 && (
        <div className="vk-vision__versions">
          <History versions={versions} shown={shown} onShow={show} />
          {!isDrawing && (
            <Button aria-pressed={isComparing} title={messages.compareHint} onClick={toggleComparing}>
              {messages.compare}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Returns the alternative text of a version: the title, a summary of the prompt, and the edit. */
function imageAlt(vision: VisionDetail, { edit }: Version, messages: Messages['vision']): string {
  const [title, summary] = [visionTitle(vision), previewText(vision.description.trim())]
  // Do not repeat the title if the prompt starts with it.
  const scene = messages.alt(summary.startsWith(title) ? summary : [title, summary].filter(Boolean).join('. '))
  const change = edit > 0 ? vision.history_images[edit - 1]?.description : undefined
  return change ? `${scene}. ${messages.edit(edit)}: ${previewText(change)}` : scene
}

/** Whether the Shift key is held down. Spread `keys` on an element to which key events bubble. */
function useHeldShift() {
  const [isHeld, setHeld] = useState(false)
  const set = (to: boolean) => (event: KeyboardEvent) => event.key === 'Shift' && setHeld(to)

  return { isHeld, keys: { onKeyDown: set(true), onKeyUp: set(false), onBlurCapture: () => setHeld(false) } }
}
