import type { VisionDetail } from '@vowkit/sdk-core/vision'
import type { ReactNode } from 'react'
import { useVision } from '../../hooks/use-vision.ts'
import type { EditListener } from '../../hooks/use-vision-edit.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { visionMessages } from '../../messages/vision.ts'
import { Root } from '../../root/root.tsx'
import { Button } from '../../ui/button/button.tsx'
import { toAnnouncement } from './announcement.ts'
import { CopyWords } from './copy-words.tsx'
import { FailedVision } from './failed-vision.tsx'
import { Processing } from './processing.tsx'
import { ReadyVision } from './ready-vision.tsx'
import type { Compare } from './versioned-picture.tsx'
import { VisionNotice } from './vision-notice.tsx'

export interface VisionViewProps {
  visionId: string
  /** Stands there until the vision itself does, such as a `KnownVision`. By default its loader. */
  meanwhile?: ReactNode
  /** The level of the title: 1 where it is the page's own. */
  level?: 1 | 2
  /** Starts a new vision. Without it there is no such button. */
  onNew?: () => void
  /** Makes the same vision again. */
  onRetry?: (vision: VisionDetail) => void
  /** Goes back to the words of a vision that failed. */
  onChangeWords?: (vision: VisionDetail) => void
  /** Begins a new vision from this one: its words and its picture. */
  onStartFrom?: (vision: VisionDetail) => void
  /** Signs in, when the session is gone. */
  onLoginNeeded?: () => void
  /** Called with an edit that was taken, to be drawn. */
  onEditSubmit?: EditListener
  /** Called when no edits are left on this vision. */
  onCreditsNeeded?: () => void
  /** Called with the address of a payment; answering `false` keeps the dialog from going there itself. */
  onCheckout?: (checkout: { url: string }) => unknown
  /** Shows two pictures of the vision against each other, as `BeforeAfter` does; without it nothing offers to. */
  compare?: Compare
  /** Stands below what is told of a vision that has a picture, such as vendors for it. */
  children?: ReactNode
  /** Called once when the picture is there, or was there already. */
  onVisionReady?: (vision: VisionDetail) => void
  /** Called once when the drawing, or that of an edit, came to nothing. */
  onVisionFail?: (vision: VisionDetail) => void
}

/** One vision: while it is drawn, when it is ready, or why it is not. */
export function VisionView({
  visionId,
  meanwhile,
  level = 2,
  onNew,
  onRetry,
  onChangeWords,
  onStartFrom,
  onLoginNeeded,
  onEditSubmit,
  onCreditsNeeded,
  onCheckout,
  compare,
  children,
  ...told
}: VisionViewProps) {
  const words = useMessages('vision', visionMessages)
  const { state, reload } = useVision(visionId, told)
  const vision = 'vision' in state ? state.vision : null

  const hasPicture = vision !== null && vision.result_image !== ''
  const actions = (onNew || vision) && (
    <div className="vk-vision__actions">
      {onNew && <Button onClick={onNew}>{words.newVision}</Button>}
      {onStartFrom && hasPicture && (
        <Button variant="quiet" onClick={() => onStartFrom(vision)}>
          {words.startFrom}
        </Button>
      )}
      {vision && <CopyWords text={vision.description} />}
    </div>
  )

  return (
    <Root>
      <article className="vk-vision" part="panel" data-status={state.status}>
        <p className="vk-sr" role="status">
          {toAnnouncement(state, words)}
        </p>
        {state.status === 'missing' && <VisionNotice title={words.missing} note={words.missingNote} level={level} />}
        {state.status === 'signed-out' && (
          <VisionNotice title={words.signedOut} level={level}>
            {onLoginNeeded && (
              <Button variant="primary" onClick={onLoginNeeded}>
                {words.login}
              </Button>
            )}
          </VisionNotice>
        )}
        {hasPicture ? (
          <ReadyVision
            key={vision.id}
            vision={vision}
            status={state.status}
            level={level}
            compare={compare}
            onReload={reload}
            onEditSubmit={onEditSubmit}
            onCreditsNeeded={onCreditsNeeded}
            onCheckout={onCheckout}
          >
            {actions}
            {children}
          </ReadyVision>
        ) : state.status === 'loading' && meanwhile ? (
          meanwhile
        ) : vision && state.status === 'settled' ? (
          <FailedVision vision={vision} level={level} onRetry={onRetry} onChangeWords={onChangeWords} />
        ) : (
          state.status !== 'missing' &&
          state.status !== 'signed-out' && <Processing status={state.status} vision={vision} onReload={reload} />
        )}
        {!hasPicture && actions}
      </article>
    </Root>
  )
}
