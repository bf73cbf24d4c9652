import type { SdkError } from '@vowkit/sdk-core'
import { useCommonMessages } from '../language/use-common-messages.ts'
import { useMessages } from '../language/use-messages.ts'
import { formMessages } from './messages.ts'

/**
 * Returns a function that converts an error to a message for a dialog. It returns `fallback` unless the network failed
 * or the backend sent a reason.
 */
export function useFailureText(): (error: SdkError, fallback: string) => string {
  const { network } = useCommonMessages()
  const { reason } = useMessages(formMessages)
  return ({ code, status, message }, fallback) => {
    if (code === 'network' || code === 'timeout') return network
    return status === 400 || status === 403 ? reason(code, message) : fallback
  }
}
