import { type ReactNode, useState } from 'react'
import { useTouched } from '../../hooks/use-touched.ts'
import { useVisionDraft, type VisionDraftOptions } from '../../hooks/use-vision-draft.ts'
import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'
import { DropZone } from '../../ui/drop-zone/drop-zone.tsx'
import { Composer, type ComposerProps } from './composer.tsx'
import { DraftDialogs, type DraftDialogsProps } from './draft-dialogs.tsx'
import { DraftExtras } from './draft-extras.tsx'
import { DraftNote } from './draft-note.tsx'
import { Headline } from './headline.tsx'
import { useOutcome } from './use-outcome.ts'

export interface VisionDraftProps
  extends VisionDraftOptions,
    Pick<DraftDialogsProps, 'onCreditsNeeded' | 'onCheckout'>,
    Pick<ComposerProps, 'takesImagesAlone'> {
  /** The level of the headline: 1 if it is the page's main heading. */
  level?: 1 | 2
  /** The visitor uses the page already: renders at once what otherwise waits for the first touch. */
  hasBegun?: boolean
  /** Called when a vision was created. The id is null if the backend did not return it; the board shows the vision. */
  onVisionCreate?: (vision: { id: string | null }) => void
  /** Called when a submit or its sign-in failed. The draft shows the failure. */
  onError?: (error: { code: string; message: string }) => void
  /** Called by "View Your Vision Board", which appears once there are visions. Without it there is no such button. */
  onBoard?: () => void
  /** Called to open a vision in progress. Without it there is no such button. */
  onOpen?: (visionId: string) => void
  /** Shown below the composer, such as an example. */
  children?: ReactNode
}

/** The whole "new vision" screen: the composer and the dialogs that a submit may need. */
export function VisionDraft({
  level = 2,
  hasBegun,
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
  const words = useMessages('draft', draftMessages)
  const { isTouched, touchProps } = useTouched(hasBegun)
  const vision = useVisionDraft(options)
  const [wasKept] = useState(() => vision.state.text !== '' && vision.state.text !== options.prompt)
  const [isRestored, setRestored] = useState(wasKept)
  useOutcome(vision, { onVisionCreate, onError })

  return (
    <Root>
      <DropZone
        className="vk-draft"
        part="panel"
        hint={words.drop}
        onFiles={(files) => void vision.draft.addImages(files)}
        onInput={() => setRestored(false)}
        {...touchProps}
      >
        <Headline text={words.title} emphasis={words.titleEmphasis} level={level} />
        <Composer {...vision} takesImagesAlone={takesImagesAlone} />
        <DraftNote
          text={vision.state.text}
          note={vision.state.note}
          submission={vision.submission}
          isRestored={isRestored}
        />
        {isTouched && (
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
      </DropZone>
    </Root>
  )
}
