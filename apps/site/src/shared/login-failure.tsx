import { useStore } from '@nanostores/react'
import { loginMessages, useClient, useMessages as useElementMessages } from '@vowkit/react'
import type { GoogleFailure } from '@vowkit/sdk-core/contract'
import { atom } from 'nanostores'
import { useEffect } from 'react'

/**
 * Why a Google sign-in failed. Null after the visitor is signed in. One per client:
 * `client.ports.once(createLoginFailure)`.
 */
export const createLoginFailure = () => atom<GoogleFailure | null>(null)

/** Shows why a Google sign-in failed, until the visitor is signed in. */
export function LoginFailureAlert({ className }: { className: string }) {
  const { ports, session } = useClient()
  const t = useElementMessages('login', loginMessages)
  const $failure = ports.once(createLoginFailure)
  const failure = useStore($failure)
  const isSignedIn = useStore(session.$session).status === 'signed-in'

  useEffect(() => {
    if (isSignedIn) $failure.set(null)
  }, [isSignedIn, $failure])

  if (failure === null || isSignedIn) return null
  return (
    <p className={className} role="alert">
      {t[failure]}
    </p>
  )
}
