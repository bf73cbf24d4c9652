import '@vowkit/react/dialog.css'
import '@vowkit/react/sign-in.css'
import './confirm.css'
import { CodePrompt, Dialog, Root, useClient } from '@vowkit/react'
import type { FeaturePorts } from '@vowkit/sdk-core'
import { type ConfirmationQuestion, createConfirmation } from '@vowkit/sdk-core/account'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formMessages } from '../form/messages.ts'
import { useMessages } from '../language/use-messages.ts'
import { sharedMessages } from '../messages.ts'
import { NoticeMark } from '../notice-mark.tsx'
import { Page } from '../page.tsx'
import { ConfirmPassword } from './confirm-password.tsx'

interface ConfirmProps {
  /** The purpose of the screen, as the end of a sentence: "Confirm it's you to …". */
  aim: string
}

/** Requests a code or the password, which gives the session full access. */
export function ConfirmDialog({ aim }: ConfirmProps) {
  const t = useMessages(formMessages)
  const { close } = useMessages(sharedMessages)
  const { ports, session } = useClient()
  const [usesPassword, setUsesPassword] = useState(false)
  // A reopened dialog still accepts the code that was sent before.
  const question = ports.once(confirmationOf)()

  return (
    <Root>
      <Dialog title={t.confirmTitle} closeLabel={close} onClose={session.declineConfirmation}>
        <p className="confirm__reason">{t.confirmReason(aim)}</p>
        {usesPassword ? (
          <ConfirmPassword question={question} onCode={() => setUsesPassword(false)} />
        ) : (
          <CodePrompt login={question.login} action={t.confirm}>
            <button type="button" className="vk-link confirm__other" onClick={() => setUsesPassword(true)}>
              {t.usePassword}
            </button>
          </CodePrompt>
        )}
      </Dialog>
    </Root>
  )
}

/** Shown instead of a screen that is outside the session's scope. Opens the confirmation dialog. */
export function ConfirmPanel({ aim }: ConfirmProps) {
  const t = useMessages(formMessages)
  const { session } = useClient()
  useEffect(() => session.askConfirmation(), [session])

  return (
    <Page title={t.confirmTitle}>
      <div className="notice">
        <NoticeMark icon={ShieldCheck} />
        <h1 className="notice__title">{t.confirmTitle}</h1>
        <p>{t.confirmReason(aim)}</p>
        <button type="button" className="button" onClick={session.askConfirmation}>
          {t.confirmTitle}
        </button>
      </div>
    </Page>
  )
}

/**
 * Returns a getter for the confirmation of the current session. One getter per client: `ports.once(confirmationOf)`.
 */
function confirmationOf(ports: FeaturePorts): () => ConfirmationQuestion {
  let made: { token: string | null; question: ConfirmationQuestion } | null = null
  return () => {
    const token = ports.session.token()
    if (made?.token !== token) made = { token, question: createConfirmation(ports) }
    return made.question
  }
}
