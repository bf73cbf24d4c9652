import type { SdkError } from '@vowkit/sdk-core'
import { useCommonMessages } from '../../shared/language/use-common-messages.ts'

/**
 * Returns a function that turns an error into the message of a dialog. It returns `fallback` unless the network failed
 * or the backend explains its refusal.
 */
export function useFailureText(): (error: SdkError, fallback: string) => string {
  const { network } = useCommonMessages()
  return ({ code, status, message }, fallback) => {
    if (code === 'network' || code === 'timeout') return network
    return status === 400 || status === 403 ? message : fallback
  }
}
