import type { LoginError as LoginFailure } from '@vowkit/sdk-core/account'
import { commonMessages } from '../../messages/common.ts'
import { signInMessages } from '../../messages/english/sign-in.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'

/** The error message of a sign-in step. */
export function LoginError({ id, error }: { id: string; error: LoginFailure | null }) {
  const messages = useMessages('login', signInMessages)
  const { network } = useMessages('common', commonMessages)
  if (!error) return null
  return (
    <Alert id={id}>
      {error.code === 'rate_limited' ? tooManyAttempts(messages, error.seconds) : messages[error.code]}
      {error.isUnanswered && ` ${network}`}
    </Alert>
  )
}

function tooManyAttempts(messages: typeof signInMessages, seconds: number | undefined): string {
  if (seconds === undefined) return messages.tooManyAttempts
  return seconds < 60
    ? messages.tooManyAttemptsIn(seconds, 'second')
    : messages.tooManyAttemptsIn(Math.ceil(seconds / 60), 'minute')
}
