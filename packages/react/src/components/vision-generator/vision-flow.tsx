import { draftOf, type SubmitOptions, type VisionDetail } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { useFirstInteraction } from '../../hooks/use-first-interaction.ts'
import { type SessionListeners, useSessionEvents } from '../../hooks/use-session-events.ts'
import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { LoginDialogLazy } from '../login-dialog/login-dialog.lazy.tsx'
import { VisionBoardLazy } from '../vision-board/vision-board.lazy.tsx'
import { DemoTeaser } from '../vision-draft/demo-teaser.tsx'
import { VisionDraft } from '../vision-draft/vision-draft.tsx'
import { AccountLine } from './account-line.tsx'
import { OpenVisionLazy } from './open-vision.lazy.tsx'
import { type FlowView, useOpenVision } from './use-open-vision.ts'

export interface FlowProps extends SubmitOptions, SessionListeners {
  /** The id of a vision to open instead of a new draft. */
  visionId?: string
  /** The view while no vision is open: a new draft or the vision board. Default: `new`. */
  view?: FlowView
  /** The initial prompt of the draft. */
  prompt?: string
  /** Separates this draft from other drafts on the page. Drafts with the same value share their text and images. */
  storageScope?: string
  /** The heading level. Use 1 if the headline is the page's main heading. Default: 2. */
  level?: 1 | 2
  /** Called when a vision was created. The id is `null` if the backend did not return one. */
  onVisionCreate?: (vision: { id: string | null }) => void
  /** Called once when the image of the open vision is ready, even if it was ready before the vision opened. */
  onVisionReady?: (vision: VisionDetail) => void
  /** Called once when the open vision or an edit of it has failed. */
  onVisionFail?: (vision: VisionDetail) => void
  /** Called when a submission or a sign-in has failed. The widget also shows the error. */
  onError?: (error: { code: string; message: string }) => void
  /** Called when the backend has accepted an edit. */
  onEditSubmit?: (edit: { id: string; text: string }) => void
  /** Called when the account has no credits left, or the open vision has no edits left. */
  onCreditsNeeded?: () => void
  /** Called with the URL of the payment page. Return `false` to prevent navigation. */
  onCheckout?: (checkout: { url: string }) => unknown
}

/** Shows the draft, the open vision or the vision board. */
export function VisionFlow(props: FlowProps) {
  const { visionId, view, onVisionCreate, onVisionReady, onVisionFail, onEditSubmit, onLogin, onLogout, ...draft } =
    props
  const { level, storageScope, onError, onCreditsNeeded, onCheckout } = draft
  const client = useClient()
  const { label } = useMessages('draft', draftMessages)
  const { hasInteracted, interactionProps } = useFirstInteraction()
  const opened = useOpenVision(visionId, view, storageScope)
  const [isLoggingIn, setLoggingIn] = useState(false)
  useSessionEvents({ onLogin, onLogout })

  function startNew() {
    draftOf(client.ports, storageScope).clear()
    opened.openDraft()
  }

  const logIn = () => setLoggingIn(true)

  return (
    <section className="vk-generator" aria-label={label} tabIndex={-1} ref={opened.panel} {...interactionProps}>
      {opened.id !== null ? (
        <OpenVisionLazy
          visionId={opened.id}
          level={level}
          draft={draft}
          onDraft={opened.openDraft}
          onSeen={opened.seen}
          onNew={startNew}
          onDelete={opened.openBoard}
          onLoginNeeded={logIn}
          onEditSubmit={onEditSubmit}
          onCreditsNeeded={onCreditsNeeded}
          onCheckout={onCheckout}
          onVisionReady={onVisionReady}
          onVisionFail={onVisionFail}
        />
      ) : opened.isBoard ? (
        <VisionBoardLazy level={level} onOpen={opened.open} onNew={startNew} onLoginNeeded={logIn} />
      ) : (
        <VisionDraft
          {...draft}
          isActive={hasInteracted}
          onVisionCreate={(vision) => {
            onVisionCreate?.(vision)
            if (vision.id !== null) return opened.open(vision.id)
            // A vision without an id can be opened only from the board.
            draftOf(client.ports, storageScope).dismiss()
            opened.openBoard()
          }}
          onBoard={opened.openBoard}
          onOpen={opened.open}
        >
          {hasInteracted && <DemoTeaser />}
        </VisionDraft>
      )}
      {isLoggingIn && (
        <LoginDialogLazy onDone={() => setLoggingIn(false)} onError={onError} onClose={() => setLoggingIn(false)} />
      )}
      <AccountLine
        hasInteracted={hasInteracted || opened.id !== null}
        onBoard={opened.id === null ? undefined : opened.openBoard}
        onCheckout={onCheckout}
        onError={onError}
      />
    </section>
  )
}
