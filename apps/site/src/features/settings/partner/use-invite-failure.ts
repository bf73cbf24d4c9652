import type { SdkError } from '@vowkit/sdk-core'
import { formMessages } from '../../../shared/form/messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { settingsMessages } from '../messages.ts'

/** Returns the text for a failed change of the invitation. */
export function useInviteFailure(): (error: SdkError) => string {
  const t = useMessages(settingsMessages)
  const { tooManyAttempts } = useMessages(formMessages)
  return ({ code, retryAfterMs }) => {
    if (code === 'rate_limited') return tooManyAttempts((retryAfterMs ?? 0) / 1_000)
    return code === 'unverified' ? t.inviteUnverified : t.inviteFailed
  }
}
