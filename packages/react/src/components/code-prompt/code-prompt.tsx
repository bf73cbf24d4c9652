import { useStore } from '@nanostores/react'
import type { Login } from '@vowkit/sdk-core/account'
import { type ReactNode, useId } from 'react'
import { useConfig } from '../../hooks/use-config.ts'
import { accountCodeMessages } from '../../messages/english/account-code.generated.ts'
import { signInMessages } from '../../messages/english/sign-in.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { maskEmail } from '../../shared/mask-email.ts'
import { Button } from '../../ui/button/button.tsx'
import { CodeStep } from '../login-dialog/code-step.tsx'
import { LoginError } from '../login-dialog/login-error.tsx'
import { useIsVerifying } from '../login-dialog/use-is-verifying.ts'

export interface CodePromptProps {
  /**
   * A sign-in that starts at the step `email` with the account's email filled in. Create it with `createCodeQuestion`.
   */
  login: Login
  /** The label of the button below the code. Default "Verify". */
  action?: string
  /** Content below the first step, such as another way to confirm. */
  children?: ReactNode
}

/** Emails a code to the account's own address when the visitor presses a button, then shows the field for the code. */
export function CodePrompt({ login, action, children }: CodePromptProps) {
  const messages = useMessages('login', signInMessages)
  const own = useMessages('login', accountCodeMessages)
  const config = useConfig()
  const state = useStore(login.$login)
  const isVerifying = useIsVerifying(state.status)
  const errorId = useId()
  const email = maskEmail(state.email)

  return (
    <>
      {/* Screen readers only announce changes inside a region that already exists, so render it before its text. */}
      <p className={isVerifying ? 'vk-login__text' : 'vk-sr'} role="status">
        {isVerifying && messages.sentTo(email, state.codeLength)}
      </p>
      {isVerifying ? (
        <CodeStep login={login} state={state} mailboxUrl={config?.mailbox_url} action={action} />
      ) : (
        <div className="vk-login">
          <p className="vk-login__text">{own.ownCode(email)}</p>
          <LoginError id={errorId} error={state.error} />
          <Button
            variant="primary"
            busy={state.status === 'sending'}
            busyLabel={messages.sending}
            onClick={() => void login.sendCode()}
          >
            {own.sendOwnCode}
          </Button>
          {children}
        </div>
      )}
    </>
  )
}
