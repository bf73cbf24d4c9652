import '@vowkit/react/dialog.css'
import { CodePrompt, Dialog, useClient } from '@vowkit/react'
import type { SdkError } from '@vowkit/sdk-core'
import { createCodeQuestion } from '@vowkit/sdk-core/account'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'

/** A code that was sent to the account's email address, with the fields that calls send. */
export interface OwnCode {
  code: string
  challenge?: string
}

export interface CodeDialogProps {
  title: string
  reason: string
  /** The label of the button below the code. */
  action: string
  /** Redeems the code. If it resolves to an error, the user can correct the code. */
  redeem: (given: OwnCode) => Promise<SdkError | null>
  onDone: () => void
  onClose: () => void
}

/** Emails a code to the signed-in account, and redeems the code that the user types. */
export function CodeDialog({ title, reason, action, redeem, onDone, onClose }: CodeDialogProps) {
  const { close } = useTexts(deskTexts)
  const { ports } = useClient()
  const latest = useRef({ redeem, onDone })
  latest.current = { redeem, onDone }
  const [{ login }] = useState(() =>
    createCodeQuestion(ports, async ({ code, challenge }) => {
      const error = await latest.current.redeem({ code, ...(challenge !== undefined && { challenge }) })
      return error ? { ok: false, error } : { ok: true, enter: () => latest.current.onDone() }
    }),
  )
  useEffect(() => () => login.reset(), [login])

  return (
    <Dialog title={title} closeLabel={close} onClose={onClose}>
      <p className="code-dialog__reason">{reason}</p>
      <CodePrompt login={login} action={action} />
    </Dialog>
  )
}
