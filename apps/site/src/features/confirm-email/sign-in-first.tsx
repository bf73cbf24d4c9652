import { LoginDialog } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { confirmEmailMessages } from './messages.ts'

const LOGIN = `${SITE_PATHS.login}?${new URLSearchParams({ next_url: SITE_PATHS.confirm_email })}`

/** Asks the visitor to sign in before the email is confirmed. A sign-in by code also confirms the email. */
export function SignInFirst({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useMessages(confirmEmailMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1 className="auth__title">{t.signInTitle}</h1>
      <p className="auth__text">{t.signInHint}</p>
      <a className="button form__submit" href={LOGIN}>
        {t.logIn}
      </a>
      <p className="auth__text">{t.codeHint}</p>
      <button type="button" className="button button--quiet form__submit" onClick={() => setOpen(true)}>
        {t.getCode}
      </button>
      {isOpen && (
        <LoginDialog
          returnTo={SITE_PATHS.confirm_email}
          onDone={() => {
            setOpen(false)
            onSignedIn()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
