import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { authMessages } from './messages.ts'
import { RequestResetForm } from './request-reset-form.tsx'
import { ResetSent } from './reset-sent.tsx'

/** The screen to request a link that sets a new password. */
export function ForgotPasswordPage() {
  const t = useMessages(authMessages)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Page>
      <div className="auth__card">
        {sentTo !== null ? (
          <ResetSent email={sentTo} />
        ) : (
          <>
            <h1 className="auth__title">{t.forgot}</h1>
            <p className="auth__text">{t.forgotHint}</p>
            <RequestResetForm onSent={setSentTo} />
          </>
        )}
        <p className="auth__aside">
          <a className="auth__link" href={SITE_PATHS.login}>
            {t.backToLogin}
          </a>
        </p>
      </div>
    </Page>
  )
}
