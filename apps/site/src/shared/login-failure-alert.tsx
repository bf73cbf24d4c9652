import { useStore } from '@nanostores/react'
import { loginMessages, useClient } from '@vowkit/react'
import { useEffect } from 'react'
import { $loginFailure } from './login-failure.ts'

/** Says why somebody came back from Google without being signed in, until they are. */
export function LoginFailureAlert({ className }: { className: string }) {
  const failure = useStore($loginFailure)
  const isSignedIn = useStore(useClient().session.$session).status === 'signed-in'

  useEffect(() => {
    if (isSignedIn) $loginFailure.set(null)
  }, [isSignedIn])

  if (failure === null || isSignedIn) return null
  return (
    <p className={className} role="alert">
      {loginMessages[failure]}
    </p>
  )
}
