import '@vowkit/react/dialog.css'
import '@vowkit/react/sign-in.css'
import './confirm.css'
import { CodePrompt, Dialog, Root, useClient } from '@vowkit/react'
import { createCodeQuestion } from '@vowkit/sdk-core/account'
import { useEffect, useState } from 'react'
import { formMessages } from '../form/messages.ts'
import { useMessages } from '../language/use-messages.ts'
import { sharedMessages } from '../messages.ts'
import type { CodeRequest, OwnCode } from './code-requests.ts'

export interface CodeDialogProps {
  request: CodeRequest
  onAnswer: (given: OwnCode | null) => void
}

/** Requests a new code, which is sent to the account's email address. */
export function CodeDialog({ request, onAnswer }: CodeDialogProps) {
  const { ports } = useClient()
  const t = useMessages(formMessages)
  const { close } = useMessages(sharedMessages)
  const { title = t.confirmTitle, reason, action } = request
  const [{ login }] = useState(() =>
    createCodeQuestion(ports, async ({ code, challenge }) => {
      const given: OwnCode = { code, ...(challenge !== undefined && { challenge }) }
      const error = (await request.redeem?.(given)) ?? null
      return error ? { ok: false, error } : { ok: true, enter: () => onAnswer(given) }
    }),
  )
  useEffect(() => () => login.reset(), [login])

  return (
    <Root>
      <Dialog title={title} closeLabel={close} onClose={() => onAnswer(null)}>
        <p className="confirm__reason">{reason}</p>
        <CodePrompt login={login} action={action} />
      </Dialog>
    </Root>
  )
}
