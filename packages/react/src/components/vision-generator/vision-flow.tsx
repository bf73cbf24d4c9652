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
  /** Opens this vision instead of an empty draft. */
  visionId?: string
  /** What to show while no vision is open: an empty draft or the vision board. Default `new`. */
  view?: FlowView
  /** The initial text of the draft. */
  prompt?: string
  /** Separates this draft from others on the same page; drafts with the same scope share their text. */
  scope?: string
  level?: 1 | 2
  onVisionCreate?: (vision: { id: string | null }) => void
  onVisionReady?: (vision: VisionDetail) => void
  onVisionFail?: (vision: VisionDetail) => void
  onError?: (error: { code: string; message: string }) => void
  onEditSubmit?: (edit: { id: string; text: string }) => void
  onCreditsNeeded?: () => void
  onCheckout?: (checkout: { url: string }) => unknown
}

/** Shows the draft, the open vision or the vision board. */
export function VisionFlow(props: FlowProps) {
  const { visionId, view, onVisionCreate, onVisionReady, onVisionFail, onEditSubmit, onLogin, onLogout, ...draft } =
    props
  const { level, scope, onError, onCreditsNeeded, onCheckout } = draft
  const client = useClient()
  const { label } = useMessages('draft', draftMessages)
  const { hasInteracted, interactionProps } = useFirstInteraction()
  const opened = useOpenVision(visionId, view, scope)
  const [isLoggingIn, setLoggingIn] = useState(false)
  useSessionEvents({ onLogin, onLogout })

  function begin() {
    draftOf(client.ports, scope).clear()
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
          onNew={begin}
          onLoginNeeded={logIn}
          onEditSubmit={onEditSubmit}
          onCreditsNeeded={onCreditsNeeded}
          onCheckout={onCheckout}
          onVisionReady={onVisionReady}
          onVisionFail={onVisionFail}
        />
      ) : opened.isBoard ? (
        <VisionBoardLazy level={level} onOpen={opened.open} onNew={begin} onLoginNeeded={logIn} />
      ) : (
        <VisionDraft
          {...draft}
          isActive={hasInteracted}
          onVisionCreate={(vision) => {
            onVisionCreate?.(vision)
            if (vision.id !== null) return opened.open(vision.id)
            // Without an id only the board can show it.
            draftOf(client.ports, scope).dismiss()
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
