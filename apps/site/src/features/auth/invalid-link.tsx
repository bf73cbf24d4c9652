import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { FocusedTitle } from '../../shared/focused-title.tsx'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { authMessages } from './messages.ts'
import { RequestResetForm } from './request-reset-form.tsx'
import { ResetSent } from './reset-sent.tsx'

export interface InvalidLinkProps {
  /** Checks the same link again. Set only if the check has failed. */
  onRetry?: () => void
}

/** Shows that a reset link is invalid, with a form to request a new one. */
export function InvalidLink({ onRetry }: InvalidLinkProps) {
  const t = useMessages(authMessages)
  const { tryAgain } = useMessages(sharedMessages)
  const [sentTo, setSentTo] = useState<string | null>(null)

  if (sentTo !== null) return <ResetSent email={sentTo} />
  return (
    <>
      <FocusedTitle className="auth__title">{t.linkInvalid}</FocusedTitle>
      {onRetry ? (
        <div className="auth__retry">
          <p className="auth__text">{t.linkUnchecked}</p>
          <button type="button" className="button button--quiet" onClick={onRetry}>
            {tryAgain}
          </button>
        </div>
      ) : (
        <p className="auth__text">{t.linkHint}</p>
      )}
      <p className="auth__text">
        <Emphasized
          text={t.requestAnother}
          render={(part) => (
            <a className="auth__link" href={SITE_PATHS.forgot_password}>
              {part}
            </a>
          )}
        />
      </p>
      <RequestResetForm onSent={setSentTo} />
    </>
  )
}
