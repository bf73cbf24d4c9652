import { commonMessages } from '@vowkit/react'
import type { SdkError } from '@vowkit/sdk-core'

/** Error message for a dialog. Returns `fallback` unless the network failed or the backend explains its refusal. */
export function failureText({ code, status, message }: SdkError, fallback: string): string {
  if (code === 'network' || code === 'timeout') return commonMessages.network
  return status === 400 || status === 403 ? message : fallback
}
