import { useStore } from '@nanostores/react'
import { createGoogleLogin } from '@vowkit/sdk-core/account'
import { useEffect, useState } from 'react'
import { loginMessages } from '../../messages/login.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { useLatest } from '../../shared/use-latest.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'

export interface GoogleWindowProps {
  onDone?: () => void
}

/** A button for signing in with Google in a separate window, so that the embedding page keeps its state. */
export function GoogleWindow({ onDone }: GoogleWindowProps) {
  const { ports } = useClient()
  const messages = useMessages('login', loginMessages)
  const [login] = useState(() => createGoogleLogin(ports))
  const state = useStore(login.$google)
  const done = useLatest(onDone)

  useEffect(() => () => login.reset(), [login])
  useEffect(() => {
    if (state.status === 'done') done.current?.()
  }, [state.status, done])

  return (
    <>
      <Button busy={state.status === 'redeeming'} onClick={login.start}>
        {messages.google}
      </Button>
      {state.status === 'waiting' && (
        <p className="vk-login__text" role="status">
          {messages.googleWaiting}
        </p>
      )}
      {state.status === 'failed' && <Alert>{messages[state.code]}</Alert>}
    </>
  )
}
