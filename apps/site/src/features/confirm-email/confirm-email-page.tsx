import '@vowkit/react/dialog.css'
import '../../shared/form/form.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { type ConfirmEmailResult, confirmEmail } from '@vowkit/sdk-core/account'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { ariaDisabledProps } from '../../shared/aria-disabled-props.ts'
import { formMessages } from '../../shared/form/messages.ts'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { Confirmed } from './confirmed.tsx'
import { LinkFailed } from './link-failed.tsx'
import { confirmEmailMessages } from './messages.ts'
import { SignInFirst } from './sign-in-first.tsx'
import { useLinkToken } from './use-link-token.ts'

type Refusal = Extract<ConfirmEmailResult, { ok: false }>

/**
 * Confirms an email address with a mailed link. Waits for a press of the button, because email scanners follow links.
 * Requires a session of the account. If a stranger registered with the address, its owner signs in by code, which
 * invalidates the stranger's password.
 */
export function ConfirmEmailPage() {
  const t = useMessages(confirmEmailMessages)
  const { sending } = useMessages(formMessages)
  const { ports, session } = useClient()
  const state = useStore(session.$session)
  const [token, forget] = useLinkToken()
  const [isConfirmed, setConfirmed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function confirm() {
    setBusy(true)
    setRefusal(null)
    const result = await confirmEmail(ports, token)
    setBusy(false)
    if (!result.ok) return setRefusal(result)
    forget()
    setConfirmed(true)
  }

  const isSignedIn = state.status === 'signed-in'
  const email = isSignedIn ? state.email : null
  return (
    <Page>
      <div className="auth__card">
        {isConfirmed && <Confirmed />}
        {!isConfirmed && !isSignedIn && <SignInFirst onSignedIn={() => setConfirmed(true)} />}
        {!isConfirmed && isSignedIn && (refusal?.code === 'link_invalid' || token === '') && (
          <LinkFailed email={email} />
        )}
        {!isConfirmed && isSignedIn && refusal?.code !== 'link_invalid' && token !== '' && (
          <>
            <h1 className="auth__title">{t.title}</h1>
            <p className="auth__text">
              {email === null ? (
                t.question
              ) : (
                <Emphasized
                  text={t.questionFor(email)}
                  render={(part) => <strong className="auth__email">{part}</strong>}
                />
              )}
            </p>
            {refusal !== null && (
              <div className="form-alert" role="alert">
                <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" />
                <span>{t.notConfirmed}</span>
              </div>
            )}
            <button
              type="button"
              className="button form__submit"
              onClick={() => void confirm()}
              {...ariaDisabledProps(isBusy)}
            >
              {isBusy ? sending : t.confirm}
            </button>
          </>
        )}
      </div>
    </Page>
  )
}
