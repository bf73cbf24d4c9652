import type { VisionDetail } from '@vowkit/sdk-core/vision'
import type { ReactNode } from 'react'
import { useVision } from '../../hooks/use-vision.ts'
import type { EditListener } from '../../hooks/use-vision-edit.ts'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useGivenAttribution } from '../../provider/attribution.tsx'
import { Root } from '../../root/root.tsx'
import { Button } from '../../ui/button/button.tsx'
import { SendVisionLazy } from '../vendor-inquiry/send-vision.lazy.tsx'
import { toAnnouncement } from './announcement.ts'
import { CopyPrompt } from './copy-prompt.tsx'
import { FailedVision } from './failed-vision.tsx'
import { MoreActions } from './more-actions.tsx'
import { Processing } from './processing.tsx'
import { ReadyVision } from './ready-vision.tsx'
import type { Compare } from './versioned-image.tsx'
import { VisionNotice } from './vision-notice.tsx'

export interface VisionViewProps {
  visionId: string
  /** The element to render until the vision has loaded, such as a `VisionPreview`. Default: a loader. */
  fallback?: ReactNode
  /**
   * The id of the vendor to whom the visitor can send the vision. Default: the vendor of the page, or of the page on which
   * the vision was created.
   */
  vendorId?: string
  /** The heading level. Use 1 if the title is the page's main heading. */
  level?: 1 | 2
  /** Called when the visitor presses "New Vision". If it is undefined, there is no such button. */
  onNew?: () => void
  /** Called when the visitor submits a failed vision again. If it is undefined, there is no button for it. */
  onRetry?: (vision: VisionDetail) => void
  /** Called when the visitor edits the prompt of a failed vision. If it is undefined, there is no button for it. */
  onEditPrompt?: (vision: VisionDetail) => void
  /**
   * Called when the visitor starts a new vision from the prompt and the image of this vision. If it is undefined, there
   * is no button for it.
   */
  onStartFrom?: (vision: VisionDetail) => void
  /**
   * Called when the visitor presses "Share". If it is undefined, there is no such button. Sessions in elements on other
   * websites cannot share.
   */
  onShare?: (vision: VisionDetail) => void
  /**
   * Called after the visitor has deleted the vision. The host should then show something else, such as the vision
   * board.
   */
  onDelete?: (vision: VisionDetail) => void
  /**
   * Called when the visitor presses the sign-in button after the session has expired. If it is undefined, there is no
   * button for it.
   */
  onLoginNeeded?: () => void
  /** Called when the backend has accepted an edit. */
  onEditSubmit?: EditListener
  /** Called when the vision has no edits left. */
  onCreditsNeeded?: () => void
  /** Called with the URL of the payment page. Return `false` to prevent navigation. */
  onCheckout?: (checkout: { url: string }) => unknown
  /** A component that compares two images, such as `BeforeAfter`. Without it, "Compare" switches between the images. */
  compare?: Compare
  /** Content below a vision that has an image, such as matching vendors. */
  children?: ReactNode
  /** Called once when the image is ready, even if it was ready before mounting. */
  onVisionReady?: (vision: VisionDetail) => void
  /** Called once when the vision or an edit of it has failed. */
  onVisionFail?: (vision: VisionDetail) => void
}

/** A vision in all its states: loading, in progress, ready or failed. */
export function VisionView({
  visionId,
  fallback,
  vendorId: givenVendorId,
  level = 2,
  onNew,
  onRetry,
  onEditPrompt,
  onStartFrom,
  onShare,
  onDelete,
  onLoginNeeded,
  onEditSubmit,
  onCreditsNeeded,
  onCheckout,
  compare,
  children,
  ...listeners
}: VisionViewProps) {
  const messages = useMessages('vision', visionMessages)
  const { state, reload } = useVision(visionId, listeners)
  const vision = 'vision' in state ? state.vision : null

  const hasImage = vision !== null && vision.result_image !== ''
  const vendorId = useGivenAttribution({ vendorId: givenVendorId }).vendorId ?? vision?.vendor_id
  const actions = (onNew || vision) && (
    <div className="vk-vision__actions">
      {vendorId && hasImage && <SendVisionLazy vision={vision} vendorId={vendorId} />}
      {onNew && <Button onClick={onNew}>{messages.newVision}</Button>}
      {onStartFrom && hasImage && (
        <Button variant="quiet" onClick={() => onStartFrom(vision)}>
          {messages.startFrom}
        </Button>
      )}
      {onShare && hasImage && (
        <Button variant="quiet" onClick={() => onShare(vision)}>
          {messages.share}
        </Button>
      )}
      {vision && <MoreActions vision={vision} onDelete={onDelete} />}
      {vision && <CopyPrompt text={vision.description} />}
    </div>
  )

  return (
    <Root>
      <article className="vk-vision" part="panel" data-status={state.status}>
        <p className="vk-sr" role="status">
          {toAnnouncement(state, messages)}
        </p>
        {state.status === 'missing' && (
          <VisionNotice title={messages.missing} note={messages.missingNote} level={level} />
        )}
        {state.status === 'signed-out' && (
          <VisionNotice title={messages.signedOut} level={level}>
            {onLoginNeeded && (
              <Button variant="primary" onClick={onLoginNeeded}>
                {messages.login}
              </Button>
            )}
          </VisionNotice>
        )}
        {hasImage ? (
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
        ) : state.status === 'loading' && fallback ? (
          fallback
        ) : vision && state.status === 'settled' ? (
          <FailedVision vision={vision} level={level} onRetry={onRetry} onEditPrompt={onEditPrompt} />
        ) : (
          state.status !== 'missing' &&
          state.status !== 'signed-out' && <Processing status={state.status} vision={vision} onReload={reload} />
        )}
        {!hasImage && actions}
      </article>
    </Root>
  )
}
