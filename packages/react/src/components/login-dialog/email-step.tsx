import type { Login, LoginState } from '@vowkit/sdk-core/account'
import { useEffect, useId, useRef } from 'react'
import { signInMessages } from '../../messages/english/sign-in.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { GoogleButton } from './google-button.tsx'
import { LoginError } from './login-error.tsx'

export interface EmailStepProps {
  login: Login
  state: LoginState
  hasGoogle: boolean
  /** The path to return to after a sign-in with Google. */
  returnTo?: string
  onDone?: () => void
}

/** The first step of the dialog: the visitor enters an email or signs in with Google. */
export function EmailStep({ login, state, hasGoogle, returnTo, onDone }: EmailStepProps) {
  const messages = useMessages('login', signInMessages)
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (state.error) field.current?.focus()
  }, [state.error])

  return (
    <form
      className="vk-login"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void login.sendCode()
      }}
    >
      {hasGoogle && (
        <>
          <GoogleButton returnTo={returnTo} onDone={onDone} />
          <p className="vk-login__or">{messages.or}</p>
        </>
      )}
      <TextField
        label={messages.email}
        hint={messages.emailHint}
        inputRef={field}
        type="email"
        name="email"
        autoComplete="email"
        value={state.email}
        readOnly={state.status === 'sending'}
        aria-invalid={state.error !== null}
        aria-describedby={errorId}
        onText={login.setEmail}
      />
      <LoginError id={errorId} error={state.error} />
      <Button type="submit" variant="primary" busy={state.status === 'sending'} busyLabel={messages.sending}>
        {messages.sendCode}
      </Button>
    </form>
  )
}
