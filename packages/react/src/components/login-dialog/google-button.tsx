import { googleAddress } from '@vowkit/sdk-core/account'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { GoogleWindow } from './google-window.tsx'

export interface GoogleButtonProps {
  /** Where it leads back to on our own site: a path of it. By default this screen. */
  returnTo?: string
  /** Signed in, without this page having been left. */
  onDone?: () => void
}

/** Signs in with Google: our own site goes there and comes back, anybody else's page opens a window. */
export function GoogleButton({ returnTo, onDone }: GoogleButtonProps) {
  const { mode, ports, session } = useClient()
  const words = useMessages('login', signInMessages)
  if (mode === 'embedded') return <GoogleWindow onDone={onDone} />
  return (
    <a className="vk-button" href={googleAddress(ports, returnTo)} onClick={() => session.expectArrival()}>
      {words.google}
    </a>
  )
}
