import type { LoginError as LoginFailure } from '@vowkit/sdk-core/account'
import { commonMessages } from '../../messages/common.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'

/** The error message of a sign-in step. */
export function LoginError({ id, error }: { id: string; error: LoginFailure | null }) {
  const messages = useMessages('login', signInMessages)
  const { network } = useMessages('common', commonMessages)
  if (!error) return null
  return (
    <Alert id={id}>
      {error.code === 'rate_limited' ? messages.rate_limited(error.seconds) : messages[error.code]}
      {error.isUnanswered && ` ${network}`}
    </Alert>
  )
}
