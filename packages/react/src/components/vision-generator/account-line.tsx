import { useStore } from '@nanostores/react'
import { accountMessages } from '../../messages/english/account.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import type { AccountToolsProps } from './account-tools.tsx'
import { AccountTools } from './account-tools.tsx'
import { LoginButton, type LoginButtonProps } from './login-button.tsx'

export interface AccountLineProps extends AccountToolsProps, LoginButtonProps {
  /** Whether the visitor has interacted with the widget. Until then, the widget sends no requests to the backend. */
  hasInteracted: boolean
}

/** The account's credits and its menu with "Logout", or the sign-in button for signed-out visitors. */
export function AccountLine({ hasInteracted, onError, ...tools }: AccountLineProps) {
  const { session } = useClient()
  const messages = useMessages('account', accountMessages)
  const state = useStore(session.$session, { ssr: 'initial' })
  const isSignedIn = state.status === 'signed-in'

  return (
    <div className="vk-generator__account">
      {isSignedIn && !state.isPersistent && <span role="status">{messages.notKept}</span>}
      {hasInteracted && isSignedIn && <AccountTools {...tools} />}
      {isSignedIn ? (
        <button
          type="button"
          className="vk-link"
          title={state.email === null ? undefined : messages.signedInAs(state.email)}
          onClick={() => void session.signOut()}
        >
          {messages.logout}
        </button>
      ) : (
        <LoginButton onError={onError} />
      )}
    </div>
  )
}
