import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { FocusedTitle } from '../../shared/focused-title.tsx'
import { RequestResetForm } from './request-reset-form.tsx'
import { ResetSent } from './reset-sent.tsx'

export interface InvalidLinkProps {
  /** Checks the same link again; given when it could not be checked at all. */
  onRetry?: () => void
}

/** A link that sets no password, and the way to another one. */
export function InvalidLink({ onRetry }: InvalidLinkProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)

  if (sentTo !== null) return <ResetSent email={sentTo} />
  return (
    <>
      <FocusedTitle className="auth__title">The link is invalid</FocusedTitle>
      {onRetry ? (
        <div className="auth__retry">
          <p className="auth__text">We could not check it just now.</p>
          <button type="button" className="button button--quiet" onClick={onRetry}>
            Try again
          </button>
        </div>
      ) : (
        <p className="auth__text">A link works once, and for an hour.</p>
      )}
      <p className="auth__text">
        <a className="auth__link" href={SITE_PATHS.forgot_password}>
          Request another
        </a>
        , or do it right here:
      </p>
      <RequestResetForm onSent={setSentTo} />
    </>
  )
}
