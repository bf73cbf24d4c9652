import { useStore } from '@nanostores/react'
import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { CreditsLeftStage } from './credits-left-stage.ts'
import { LoginButton } from './login-button.tsx'

/** Who is signed in and what is left to them, or the way to sign in. `isTouched`: the backend may be asked. */
export function AccountLine({ isTouched }: { isTouched: boolean }) {
  const { session } = useClient()
  const words = useMessages('account', accountMessages)
  const state = useStore(session.$session, { ssr: 'initial' })
  const isSignedIn = state.status === 'signed-in'

  return (
    <div className="vk-generator__account">
      {isSignedIn && !state.isKept && <span role="status">{words.notKept}</span>}
      {isTouched && isSignedIn && <CreditsLeftStage />}
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
