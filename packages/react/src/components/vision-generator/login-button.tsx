import { useState } from 'react'
import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { LoginDialogProps } from '../login-dialog/login-dialog.tsx'
import { LoginStage } from '../login-dialog/login-stage.ts'

export type LoginButtonProps = Pick<LoginDialogProps, 'onError'>

/** Opens the sign-in. Not to be rendered for somebody who is signed in. */
export function LoginButton({ onError }: LoginButtonProps) {
  const words = useMessages('account', accountMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="vk-link" onClick={() => setOpen(true)}>
        {words.login}
      </button>
      {isOpen && <LoginStage onError={onError} onClose={() => setOpen(false)} />}
    </>
  )
}
