import { useStore } from '@nanostores/react'
import { createLogin } from '@vowkit/sdk-core/account'
import { useEffect, useState } from 'react'
import { useConfig } from '../../hooks/use-config.ts'
import { commonMessages } from '../../messages/common.ts'
import { signInMessages } from '../../messages/english/sign-in.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Root } from '../../root/root.tsx'
import { useLatest } from '../../shared/use-latest.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CodeStep } from './code-step.tsx'
import { DraftExcerpt, type DraftExcerptProps } from './draft-excerpt.tsx'
import { EmailStep } from './email-step.tsx'
import { useIsVerifying } from './use-is-verifying.ts'

export interface LoginDialogProps {
  /** The draft behind the dialog. An excerpt shows the visitor that the draft is saved. */
  draft?: DraftExcerptProps
  /** The email that the visitor has already entered elsewhere. Later changes have no effect. */
  email?: string
  /** The path of our own site to return to after a sign-in with Google. Default: the current page. */
  returnTo?: string
  /** Called after a sign-in. The host must then unmount the dialog. */
  onDone?: () => void
  /** Called when the backend has failed. The dialog also shows the error. */
  onError?: (error: { code: string; message: string }) => void
  /** Called when the visitor closes the dialog. The host must then unmount it. */
  onClose: () => void
}

/** The errors that `onError` reports, which the visitor cannot fix. */
const FAILURES = ['send_failed', 'send_error', 'verify_error'] as const

/** A dialog that signs the visitor in with a code sent by email, or with Google if the backend supports it. */
export function LoginDialog({ draft, email = '', returnTo, onDone, onError, onClose }: LoginDialogProps) {
  const client = useClient()
  const messages = useMessages('login', signInMessages)
  const { close } = useMessages('common', commonMessages)
  const config = useConfig()
  const [login] = useState(() => createLogin(client.ports))
  const state = useStore(login.$login)
  const latest = useLatest({ email, onDone, onError })
  const failure = FAILURES.find((code) => code === state.error?.code)
  const isVerifying = useIsVerifying(state.status)
  const isUntouched = !isVerifying && state.email.trim() === ''

  useEffect(() => {
    // A password manager can fill in the field before this effect runs.
    if (latest.current.email !== '') login.setEmail(latest.current.email)
    return () => login.reset()
  }, [login, latest])
  useEffect(() => {
    if (state.status === 'done') latest.current.onDone?.()
  }, [state.status, latest])
  useEffect(() => {
    if (failure) latest.current.onError?.({ code: 'sign_in_failed', message: signInMessages[failure] })
  }, [failure, latest])

  function change() {
    login.reset()
    login.setEmail(state.email)
  }

  return (
    <Root>
      <Dialog title={messages.title} closeLabel={close} closesOutside={isUntouched} onClose={onClose}>
        {draft && <DraftExcerpt {...draft} />}
        {/* Screen readers only announce changes inside a region that already exists, so render it before its text. */}
        <p className={isVerifying ? 'vk-login__text' : 'vk-sr'} role="status">
          {isVerifying && (
            <>
              {messages.sentTo(state.email.trim(), state.codeLength)}{' '}
              <button type="button" className="vk-link" onClick={change}>
                {messages.change}
              </button>
            </>
          )}
        </p>
        {isVerifying ? (
          <CodeStep login={login} state={state} mailboxUrl={config?.mailbox_url} />
        ) : (
          <EmailStep
            login={login}
            state={state}
            hasGoogle={config?.google === true}
            returnTo={returnTo}
            onDone={onDone}
          />
        )}
      </Dialog>
    </Root>
  )
}
