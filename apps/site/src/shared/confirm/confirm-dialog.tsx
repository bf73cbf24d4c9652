import '@vowkit/react/dialog.css'
import '@vowkit/react/sign-in.css'
import './confirm.css'
import { CodePrompt, Dialog, Root, useClient } from '@vowkit/react'
import { useState } from 'react'
import { ConfirmPassword } from './confirm-password.tsx'
import { confirmationOf } from './confirmation-of.ts'
import { whyConfirm } from './why-confirm.ts'

/** Asks for a code or the password. Then the session may do everything. */
export function ConfirmDialog({ aim }: { aim: string }) {
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
