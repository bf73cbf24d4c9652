import { loginMessages, useClient, useMessages } from '@vowkit/react'
import { googleAddress } from '@vowkit/sdk-core/account'
import { SITE_PATHS, safePath } from '@vowkit/sdk-core/contract'
import { createLoginFailure, LoginFailureAlert } from '../../shared/login-failure.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'

/** The "Continue with Google" link and the error of a failed attempt. Shown if the deployment supports Google. */
export function GoogleEntry() {
  const t = useMessages('login', loginMessages)
  const { ports, session } = useClient()
  const { google } = useSiteConfig()
  const nextUrl = new URLSearchParams(window.location.search).get('next_url')
  const returnTo = safePath(nextUrl, window.location.origin) ?? SITE_PATHS.dashboard_main

  function leave() {
    ports.once(createLoginFailure).set(null)
    session.expectSession()
  }

  return (
    <>
      <LoginFailureAlert className="form-alert" />
      {google && (
        <>
          <a
            className="button button--quiet form__submit"
            href={googleAddress(ports, returnTo)}
            rel="external"
            onClick={leave}
          >
            {t.google}
          </a>
          <p className="auth__or">{t.or}</p>
        </>
      )}
    </>
  )
}
