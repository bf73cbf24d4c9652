import './google-entry.css'
import { loginMessages, useClient, useMessages } from '@vowkit/react'
import { googleAddress } from '@vowkit/sdk-core/account'
import { createLoginFailure, LoginFailureAlert } from './login-failure.tsx'
import { useSiteConfig } from './site-config.ts'

/**
 * The "Continue with Google" link and the error of a failed attempt. Shown if the deployment supports Google.
 * `returnTo` is the path that opens after the sign-in.
 */
export function GoogleEntry({ returnTo }: { returnTo: string }) {
  const t = useMessages('login', loginMessages)
  const { ports, session } = useClient()
  const { google } = useSiteConfig()

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
          <p className="google-entry__or">{t.or}</p>
        </>
      )}
    </>
  )
}
