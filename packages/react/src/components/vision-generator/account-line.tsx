import { useStore } from '@nanostores/react'
import { createCredits } from '@vowkit/sdk-core/vision'
import { useStoreWhen } from '../../hooks/use-store-when.ts'
import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { LoginButton } from './login-button.tsx'

/** Who is signed in and what is left to them, or the way to sign in. `isTouched`: the backend may be asked. */
export function AccountLine({ isTouched }: { isTouched: boolean }) {
  const { ports, session } = useClient()
  const words = useMessages('account', accountMessages)
  const state = useStore(session.$session, { ssr: 'initial' })
  const isSignedIn = state.status === 'signed-in'
  const balance = useStoreWhen(isTouched && isSignedIn, ports.once(createCredits).$credits)

  return (
    <div className="vk-generator__account">
      {isSignedIn && !state.isKept && <span role="status">{words.notKept}</span>}
      {balance?.status === 'known' && <span>{words.creditsLeft(balance.credits)}</span>}
      {isSignedIn ? (
        <button
          type="button"
          className="vk-link"
          title={state.email === null ? undefined : words.signedInAs(state.email)}
          onClick={() => void session.signOut()}
        >
          {words.logout}
        </button>
      ) : (
        <LoginButton />
      )}
    </div>
  )
}
