import { useState } from 'react'
import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LoginStage } from '../login-dialog/login-stage.ts'

/** Opens the sign-in. Not to be rendered for somebody who is signed in. */
export function LoginButton() {
  const words = useMessages('account', accountMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="vk-link" onClick={() => setOpen(true)}>
        {words.login}
      </button>
      {isOpen && <LoginStage onClose={() => setOpen(false)} />}
    </>
  )
}
