import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { Page } from '../../shared/page.tsx'
import { RequestResetForm } from './request-reset-form.tsx'
import { ResetSent } from './reset-sent.tsx'

/** Asking for a link to set a new password. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Page>
      <div className="auth__card">
        {sentTo !== null ? (
          <ResetSent email={sentTo} />
        ) : (
          <>
            <h1 className="auth__title">Forgot password?</h1>
            <p className="auth__text">Enter the email you signed up with. We will send you a link to set a new one.</p>
            <RequestResetForm onSent={setSentTo} />
          </>
        )}
        <p className="auth__aside">
          <a className="auth__link" href={SITE_PATHS.login}>
            Back to log in
          </a>
        </p>
      </div>
    </Page>
  )
}
