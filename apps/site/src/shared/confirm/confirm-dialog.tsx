import '@vowkit/react/dialog.css'
import '@vowkit/react/sign-in.css'
import './confirm.css'
import { CodePrompt, Dialog, Root, useClient } from '@vowkit/react'
import { useState } from 'react'
import { ConfirmPassword } from './confirm-password.tsx'
import { confirmationOf } from './confirmation-of.ts'
import { whyConfirm } from './why-confirm.ts'

/** Asks who is there, with a code or the password, and goes on with a session that may do everything. */
export function ConfirmDialog({ path }: { path: string }) {
  const { ports, session } = useClient()
  const [usesPassword, setUsesPassword] = useState(false)
  // Closing the dialog keeps the code that is on its way: the next time it is asked for.
  const question = ports.once(confirmationOf)()

  return (
    <Root>
      <Dialog title="Confirm it's you" closeLabel="Close" onClose={session.declineConfirmation}>
        <p className="confirm__reason">{whyConfirm(path)}</p>
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
