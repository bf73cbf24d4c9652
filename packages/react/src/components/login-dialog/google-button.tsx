import { googleAddress } from '@vowkit/sdk-core/account'
import { signInMessages } from '../../messages/english/sign-in.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { GoogleWindow } from './google-window.tsx'

export interface GoogleButtonProps {
  /** The path of our own site to return to. Default: the current page. */
  returnTo?: string
  /** Called after a sign-in in a separate window. On our own site, the browser navigates instead. */
  onDone?: () => void
}

/**
 * A button for signing in with Google. It redirects on our own site, and opens a separate window on an embedding page.
 */
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
