import type { PartnerInvitationPreview } from '@vowkit/sdk-core/account'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { FocusedTitle } from '../../shared/focused-title.tsx'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import { type Joined, JoinForm } from './join-form.tsx'
import { partnerInvitationMessages } from './messages.ts'
import { useInvitation } from './use-invitation.ts'

/**
 * The screen that a partner's invitation opens. It changes nothing until the button is pressed, because email scanners
 * follow links.
 */
export function PartnerInvitationPage() {
  const t = useMessages(partnerInvitationMessages)
  const { tryAgain } = useMessages(sharedMessages)
  const [state, retry] = useInvitation()
  const [joined, setJoined] = useState<Joined | null>(null)
  const [hasRetried, setRetried] = useState(false)

  function settle(result: Joined) {
    if (result === 'signed-in') openPath(SITE_PATHS.dashboard_main, { replace: true })
    else setJoined(result)
  }

  function checkAgain() {
    setRetried(true)
    retry()
  }

  const isInvalid = state.status === 'invalid' || joined === 'invalid'
  const titleOf = ({ name }: PartnerInvitationPreview) => (name ? t.title(name) : t.titleUnnamed)
  const invitation = state.status === 'ready' ? state.invitation : null
  return (
    <Page>
      <div className="auth__card">
        {state.status === 'loading' && <Checking />}
        {isInvalid && <Problem title={t.invalid} text={t.invalidText} />}
        {joined === 'has-wedding' && <Problem title={t.hasWedding} text={t.hasWeddingText} />}
        {state.status === 'unreachable' && (
          <>
            <FocusedTitle className="auth__title">{t.titleUnnamed}</FocusedTitle>
            <p className="auth__text" role="alert">
              {t.unreachable}
            </p>
            <button type="button" className="button button--quiet" onClick={checkAgain}>
              {tryAgain}
            </button>
          </>
        )}
        {invitation !== null && joined === 'elsewhere' && (
          <>
            <FocusedTitle className="auth__title">{t.joinedTitle(invitation.name)}</FocusedTitle>
            <p className="auth__text">
              <Bold text={t.joinedText(invitation.email)} />
            </p>
            <a className="button form__submit" href={SITE_PATHS.login}>
              {t.toLogin}
            </a>
          </>
        )}
        {state.status === 'ready' && joined === null && (
          <>
            {/* The focused "Try again" button has been unmounted. */}
            {hasRetried ? (
              <FocusedTitle className="auth__title">{titleOf(state.invitation)}</FocusedTitle>
            ) : (
              <h1 className="auth__title">{titleOf(state.invitation)}</h1>
            )}
            <p className="auth__text">{t.shared}</p>
            <p className="auth__text">
              <Bold text={t.ownLogin(state.invitation.email)} />
            </p>
            <JoinForm token={state.token} invitation={state.invitation} onJoined={settle} />
          </>
        )}
      </div>
    </Page>
  )
}

function Bold({ text }: { text: string }) {
  return <Emphasized text={text} render={(part) => <strong className="auth__email">{part}</strong>} />
}

function Problem({ title, text }: { title: string; text: string }) {
  const t = useMessages(partnerInvitationMessages)
  return (
    <>
      <FocusedTitle className="auth__title">{title}</FocusedTitle>
      <p className="auth__text">{text}</p>
      <a className="button button--quiet" href={SITE_PATHS.login}>
        {t.toLogin}
      </a>
    </>
  )
}

/** The skeleton of the form, shown while the invitation is checked. */
function Checking() {
  const t = useMessages(partnerInvitationMessages)
  return (
    <div className="auth__checking">
      <h1 className="auth__title">{t.titleUnnamed}</h1>
      <p className="auth__text" role="status">
        {t.checking}
      </p>
      <span className="auth__bone" />
      <span className="auth__bone" data-short />
    </div>
  )
}
