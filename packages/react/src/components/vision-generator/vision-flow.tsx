import { draftOf, type SubmitOptions, type VisionDetail } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { useConfig } from '../../hooks/use-config.ts'
import { useReuse } from '../../hooks/use-reuse.ts'
import { type SessionListeners, useSessionEvents } from '../../hooks/use-session-events.ts'
import { useTouched } from '../../hooks/use-touched.ts'
import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { LoginStage } from '../login-dialog/login-stage.ts'
import { VisionDraft } from '../vision-draft/vision-draft.tsx'
import { VisionStage } from '../vision-view/vision-stage.ts'
import { AccountLine } from './account-line.tsx'
import { useOpenVision } from './use-open-vision.ts'

export interface FlowProps extends SubmitOptions, SessionListeners {
  /** Opens this vision rather than an empty draft. */
  visionId?: string
  /** Words to begin a draft with. */
  prompt?: string
  /** Drafts on one page that must not share their words need scopes of their own. */
  scope?: string
  level?: 1 | 2
  /** Where the vision board is, without a slash at the end; by default where the backend says. */
  siteUrl?: string
  onVisionCreate?: (vision: { id: string | null }) => void
  onVisionReady?: (vision: VisionDetail) => void
  onVisionFail?: (vision: VisionDetail) => void
  onError?: (error: { code: string; message: string }) => void
  onCreditsNeeded?: () => void
  onCheckout?: (checkout: { url: string }) => void
}

/** Draft and result in one place, each in its turn. */
export function VisionFlow(props: FlowProps) {
  const { visionId, onVisionCreate, onVisionReady, onVisionFail, onLogin, onLogout, siteUrl, ...draft } = props
  const client = useClient()
  const { label } = useMessages('draft', draftMessages)
  const { isTouched, touchProps } = useTouched()
  const config = useConfig(isTouched)
  const opened = useOpenVision(visionId, draft.scope)
  const reuse = useReuse(draft)
  const [isLoggingIn, setLoggingIn] = useState(false)
  useSessionEvents({ onLogin, onLogout })
  const boardHost = siteUrl ?? config?.vision_url

  return (
    <section className="vk-generator" aria-label={label} tabIndex={-1} ref={opened.panel} {...touchProps}>
      {opened.id === null ? (
        <VisionDraft
          {...draft}
          onVisionCreate={(vision) => {
            onVisionCreate?.(vision)
            if (vision.id !== null) opened.open(vision.id)
          }}
          onBoard={
            boardHost === undefined ? undefined : () => window.open(`${boardHost}/vision-board`, '_blank', 'noopener')
          }
        />
      ) : (
        <VisionStage
          visionId={opened.id}
          level={draft.level}
          onNew={() => {
            draftOf(client.ports, draft.scope).clear()
            opened.close()
          }}
          onRetry={(vision) => {
            opened.close()
            void reuse.again(vision)
          }}
          onChangeWords={(vision) => {
            opened.close()
            void reuse.change(vision)
          }}
          onLoginNeeded={() => setLoggingIn(true)}
          onVisionReady={onVisionReady}
          onVisionFail={onVisionFail}
        />
      )}
      {isLoggingIn && <LoginStage onDone={() => setLoggingIn(false)} onClose={() => setLoggingIn(false)} />}
      <AccountLine isTouched={isTouched || opened.id !== null} />
    </section>
  )
}
