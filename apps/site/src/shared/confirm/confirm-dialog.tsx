import '@vowkit/react/dialog.css'
import '@vowkit/react/sign-in.css'
import './confirm.css'
import { CodePrompt, Dialog, Root, useClient } from '@vowkit/react'
import type { FeaturePorts } from '@vowkit/sdk-core'
import { type ConfirmationQuestion, createConfirmation } from '@vowkit/sdk-core/account'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { NoticeMark } from '../notice-mark.tsx'
import { Page } from '../page.tsx'
import { ConfirmPassword } from './confirm-password.tsx'

interface ConfirmProps {
  /** What the screen is for, as the end of a sentence that begins with "you". */
  aim: string
}

/** Asks for a code or the password. Then the session may do everything. */
export function ConfirmDialog({ aim }: ConfirmProps) {
  const { ports, session } = useClient()
  const [usesPassword, setUsesPassword] = useState(false)
  // A dialog that is closed and opened again still takes the code it had mailed.
  const question = ports.once(confirmationOf)()

  return (
    <Root>
      <Dialog title="Confirm it's you" closeLabel="Close" onClose={session.declineConfirmation}>
        <p className="confirm__reason">{whyConfirm(aim)}</p>
        {usesPassword ? (
          <ConfirmPassword question={question} onCode={() => setUsesPassword(false)} />
        ) : (
          <CodePrompt login={question.login} action="Confirm">
            <button type="button" className="vk-link confirm__other" onClick={() => setUsesPassword(true)}>
              Use your password instead
            </button>
          </CodePrompt>
        )}
      </Dialog>
    </Root>
  )
}

/** Replaces a screen that the session may not show, and opens the dialog above it. */
export function ConfirmPanel({ aim }: ConfirmProps) {
  const { session } = useClient()
  useEffect(() => session.askConfirmation(), [session])

  return (
    <Page title="Confirm it's you">
      <div className="notice">
        <NoticeMark icon={ShieldCheck} />
        <h1 className="notice__title">Confirm it's you</h1>
        <p>{whyConfirm(aim)}</p>
        <button type="button" className="button" onClick={session.askConfirmation}>
          Confirm it's you
        </button>
      </div>
    </Page>
  )
}

/** Says why the owner of a session that began on another website must confirm who they are. */
function whyConfirm(aim: string): string {
  return `You signed in on another website, so we need to know it's you before you ${aim}.`
}

/** Each session has one question. A client has one of these: `ports.once(confirmationOf)`. */
function confirmationOf(ports: FeaturePorts): () => ConfirmationQuestion {
  let made: { token: string | null; question: ConfirmationQuestion } | null = null
  return () => {
    const token = ports.session.token()
    if (made?.token !== token) made = { token, question: createConfirmation(ports) }
    return made.question
  }
}
