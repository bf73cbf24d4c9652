import { googleAddress } from '@vowkit/sdk-core/account'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { GoogleWindow } from './google-window.tsx'

export interface GoogleButtonProps {
  /** The path of our own site to return to. Default: the current screen. */
  returnTo?: string
  /** Called after a sign-in in a separate window. On our own site, the page is redirected instead. */
  onDone?: () => void
}

/** Signs in with Google: by redirect on our own site, in a separate window on an embedding page. */
export function GoogleButton({ returnTo, onDone }: GoogleButtonProps) {
  const { mode, ports, session } = useClient()
  const messages = useMessages('login', signInMessages)
  if (mode === 'embedded') return <GoogleWindow onDone={onDone} />
  return (
    <a className="vk-button" href={googleAddress(ports, returnTo)} onClick={() => session.expectSession()}>
      {messages.google}
    </a>
  )
}
