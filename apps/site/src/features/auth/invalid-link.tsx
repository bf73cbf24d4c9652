import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect, useRef, useState } from 'react'
import { RequestResetForm } from './request-reset-form.tsx'
import { ResetSent } from './reset-sent.tsx'

export interface InvalidLinkProps {
  /** Checks the same link again; given when it could not be checked at all. */
  onRetry?: () => void
}

/** A link that sets no password, and the way to another one. */
export function InvalidLink({ onRetry }: InvalidLinkProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  if (sentTo !== null) return <ResetSent email={sentTo} />
  return (
    <>
      <h1 className="auth__title" tabIndex={-1} ref={heading}>
        The link is invalid
      </h1>
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
