import type { LoginError as LoginFailure } from '@vowkit/sdk-core/account'
import { commonMessages } from '../../messages/common.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'

/** The error message of a sign-in step. */
export function LoginError({ id, error }: { id: string; error: LoginFailure | null }) {
  const words = useMessages('login', signInMessages)
  const { network } = useMessages('common', commonMessages)
  if (!error) return null
  return (
    <Alert id={id}>
      {error.code === 'rate_limited' ? words.rate_limited(error.seconds) : words[error.code]}
      {error.isUnanswered && ` ${network}`}
    </Alert>
  )
}
