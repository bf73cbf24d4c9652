import { useState } from 'react'
import { accountMessages } from '../../messages/english/account.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LoginDialogLazy } from '../login-dialog/login-dialog.lazy.tsx'
import type { LoginDialogProps } from '../login-dialog/login-dialog.tsx'

export type LoginButtonProps = Pick<LoginDialogProps, 'onError'>

/** A button that opens the sign-in dialog. Render it only while the visitor is signed out. */
export function LoginButton({ onError }: LoginButtonProps) {
  const messages = useMessages('account', accountMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="vk-link" onClick={() => setOpen(true)}>
        {messages.login}
      </button>
      {isOpen && <LoginDialogLazy onError={onError} onClose={() => setOpen(false)} />}
    </>
  )
}
