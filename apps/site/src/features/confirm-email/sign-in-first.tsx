import { LoginDialog } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useState } from 'react'

const LOGIN = `${SITE_PATHS.login}?${new URLSearchParams({ next_url: SITE_PATHS.confirm_email })}`

/** What a visitor who is signed out does first. A sign-in by code confirms the e-mail by itself. */
export function SignInFirst({ onSignedIn }: { onSignedIn: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1 className="auth__title">Sign in to confirm your email</h1>
      <p className="auth__text">
        Log in with the password that you chose when you signed up. We’ll bring you back here.
      </p>
      <a className="button form__submit" href={LOGIN}>
        Log in
      </a>
      <p className="auth__text">
        Didn’t sign up, or have no password? We’ll email you a code instead. It also removes any password that someone
        else set for your email.
      </p>
      <button type="button" className="button button--quiet form__submit" onClick={() => setOpen(true)}>
        Get a code by email
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
