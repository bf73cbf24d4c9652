import { useStore } from '@nanostores/react'
import type { Login, LoginState } from '@vowkit/sdk-core/account'
import { useId } from 'react'
import { signInMessages } from '../../messages/english/sign-in.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { OneTimeCodeField } from '../../ui/one-time-code-field/one-time-code-field.tsx'
import { LoginError } from './login-error.tsx'

export interface CodeStepProps {
  login: Login
  state: LoginState
  /** The URL of the mailbox. Demo deployments only. */
  mailboxUrl?: string
  /** The label of the button. Default "Verify". */
  action?: string
}

/** The second step of the dialog: the visitor enters the code. A complete code is submitted automatically. */
export function CodeStep({ login, state, mailboxUrl, action }: CodeStepProps) {
  const messages = useMessages('login', signInMessages)
  const resendIn = useStore(login.$resendIn)
  const errorId = useId()
  const hintId = useId()
  const isWrong = state.error?.code === 'code_invalid'
  const isBusy = state.status === 'verifying'

  return (
    <form
      className="vk-login"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void login.verify()
      }}
    >
      <OneTimeCodeField
        label={messages.code}
        value={state.code}
        length={state.codeLength}
        onInput={login.setCode}
        invalid={state.error !== null}
        disabled={isBusy}
        describedBy={`${errorId} ${hintId}`}
      />
      <LoginError id={errorId} error={state.error} />
      <p className={isWrong ? 'vk-login__text' : 'vk-sr'} id={hintId} role="status">
        {isWrong && messages.codeHint}
      </p>
      <Button type="submit" variant="primary" busy={isBusy} busyLabel={messages.verifying}>
        {action ?? messages.verify}
      </Button>
      <p className="vk-login__foot">
        <button type="button" className="vk-link" disabled={resendIn > 0} onClick={() => void login.sendCode()}>
          {resendIn > 0 ? messages.resendIn(resendIn) : messages.resend}
        </button>
        {mailboxUrl !== undefined && (
          <a className="vk-link" href={mailboxUrl} target="_blank" rel="noopener">
            {messages.mailbox}
          </a>
        )}
      </p>
    </form>
  )
}
