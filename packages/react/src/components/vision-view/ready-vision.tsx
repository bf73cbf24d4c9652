import { type VisionState, visionTitle } from '@vowkit/sdk-core/vision'
import { type ReactNode, useRef, useState } from 'react'
import type { EditListener } from '../../hooks/use-vision-edit.ts'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { CreditsDialogLazy } from '../credits-dialog/credits-dialog.lazy.tsx'
import { DrawnPhrases } from './drawn-phrases.tsx'
import { EditBox, type EditBoxProps } from './edit-box.tsx'
import { Palette } from './palette.tsx'
import { PastEdits } from './past-edits.tsx'
import { ProgressNotes } from './progress-notes.tsx'
import { References } from './references.tsx'
import { VariantsLazy } from './variants.lazy.tsx'
import { type Compare, VersionedImage } from './versioned-image.tsx'

export interface ReadyVisionProps extends EditBoxProps {
  status: VisionState['status']
  level: 1 | 2
  compare?: Compare
  onReload: () => void
  /** Additional actions to show below the image. */
  children?: ReactNode
}

/** A vision with an image, its prompt and the edit form. Also shown while an edit is in progress. */
export function ReadyVision({ vision, status, level, compare, onReload, children, ...edit }: ReadyVisionProps) {
  const messages = useMessages('vision', visionMessages)
  const [isUpgrading, setUpgrading] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isDrawing = vision.is_processing || vision.is_task_processing
  /** Hides the variants after the first edit, because no other variant can then be picked. */
  const hasChoice = !vision.history_images[0] && (vision.variants || vision.pending_variants)
  const title = visionTitle(vision)
  const closeUpgrade = () => {
    setUpgrading(false)
    // After a purchase, the backend returns images without a watermark.
    onReload()
  }
  const onEditSubmit: EditListener = (submitted) => {
    // The form can be far below the image.
    place.current?.scrollIntoView?.({ block: 'nearest' })
    return edit.onEditSubmit?.(submitted)
  }
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="vk-vision__ready">
      <div className="vk-vision__main">
        <VersionedImage {...{ place, vision, status, title, isDrawing, compare, onReload, onEditSubmit }} />
        {hasChoice && !isDrawing && <VariantsLazy vision={vision} />}
        {isDrawing && <ProgressNotes status={status} visionId={vision.id} isEdit onReload={onReload} />}
        {!isDrawing && vision.failure && (
          <Alert>
            {messages.editNotDrawn} {messages[vision.failure.code]}
            <span className="vk-vision__reference-number">{messages.reference(vision.id)}</span>
          </Alert>
        )}
        <EditBox vision={vision} isDisabled={isDrawing} showsIdeas={!hasChoice} {...edit} onEditSubmit={onEditSubmit} />
      </div>
      <div className="vk-vision__about">
        <Title className="vk-vision__title" part="title" dir="auto">
          {title}
        </Title>
        {vision.is_illustrated && <p className="vk-vision__chip">{messages.illustrated}</p>}
        <p className="vk-vision__words" dir="auto">
          {vision.description}
        </p>
        <DrawnPhrases {...vision} />
        <Palette colours={vision.palette} names={vision.palette_names} />
        <PastEdits edits={vision.history_images} />
        {vision.is_watermarked && (
          <p className="vk-vision__note">
            {messages.watermark}{' '}
            <button type="button" className="vk-link" onClick={() => setUpgrading(true)}>
              {messages.upgrade}
            </button>
          </p>
        )}
        <References images={vision.images} level={level} />
        {children}
      </div>
      {isUpgrading && <CreditsDialogLazy reason="upgrade" onCheckout={edit.onCheckout} onClose={closeUpgrade} />}
    </div>
  )
}
