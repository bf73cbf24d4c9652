import { type ReactNode, useState } from 'react'
import { useFirstInteraction } from '../../hooks/use-first-interaction.ts'
import { useVisionDraft, type VisionDraftOptions } from '../../hooks/use-vision-draft.ts'
import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'
import { DropZone } from '../../ui/drop-zone/drop-zone.tsx'
import { Composer, type ComposerProps } from './composer.tsx'
import { DraftDialogs, type DraftDialogsProps } from './draft-dialogs.tsx'
import { DraftExtras } from './draft-extras.tsx'
import { DraftNote } from './draft-note.tsx'
import { FreeLimit } from './free-limit.tsx'
import { Headline } from './headline.tsx'
import { useSubmissionEvents } from './use-submission-events.ts'

export interface VisionDraftProps
  extends VisionDraftOptions,
    Pick<DraftDialogsProps, 'onCreditsNeeded' | 'onCheckout'>,
    Pick<ComposerProps, 'takesImagesAlone'> {
  /** The heading level. Use 1 if the headline is the page's main heading. */
  level?: 1 | 2
  /**
   * Renders all parts immediately. By default, some parts render only once the visitor has focused or pressed the
   * draft.
   */
  isActive?: boolean
  /**
   * Called when a vision was created. The id is `null` if the backend did not return one. The board then shows the
   * vision.
   */
  onVisionCreate?: (vision: { id: string | null }) => void
  /** Called when a submission or its sign-in has failed. The draft also shows the error. */
  onError?: (error: { code: string; message: string }) => void
  /**
   * Called when the visitor presses "View Your Vision Board", which appears once the account has visions. If it is
   * undefined, there is no such button.
   */
  onBoard?: () => void
  /** Called when the visitor opens a vision in progress. If it is undefined, there is no button for it. */
  onOpen?: (visionId: string) => void
  /** Content below the composer, such as an example. */
  children?: ReactNode
}

/** The screen for a new vision: the composer, and the sign-in and credits dialogs that a submission may open. */
export function VisionDraft({
  level = 2,
  isActive,
  onVisionCreate,
  onError,
  onBoard,
  onOpen,
  onCreditsNeeded,
  onCheckout,
  takesImagesAlone,
  children,
  ...options
}: VisionDraftProps) {
  const messages = useMessages('draft', draftMessages)
  const { hasInteracted, interactionProps } = useFirstInteraction(isActive)
  const vision = useVisionDraft(options)
  const [isRestored, setRestored] = useState(() => vision.state.text !== '' && vision.state.text !== options.prompt)
  useSubmissionEvents(vision, { onVisionCreate, onError })

  return (
    <Root>
      <DropZone
        className="vk-draft"
        part="panel"
        hint={messages.drop}
        onFiles={(files) => void vision.draft.addImages(files)}
        onInput={() => setRestored(false)}
        {...interactionProps}
      >
        {(overlay) => (
          <>
            <Headline text={messages.title} emphasis={messages.titleEmphasis} level={level} />
            <Composer {...vision} takesImagesAlone={takesImagesAlone} overlay={overlay} />
            <FreeLimit />
            <DraftNote
              text={vision.state.text}
              note={vision.state.note}
              submission={vision.submission}
              isRestored={isRestored}
            />
            {hasInteracted && (
              <DraftExtras
                text={vision.state.text}
                isBusy={vision.state.isTyping || vision.submission.status === 'submitting'}
                onText={vision.setText}
                onBoard={onBoard}
                onOpen={onOpen}
              />
            )}
            {children}
            <DraftDialogs {...vision} onError={onError} onCreditsNeeded={onCreditsNeeded} onCheckout={onCheckout} />
          </>
        )}
      </DropZone>
    </Root>
  )
}
