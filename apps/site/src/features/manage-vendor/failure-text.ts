import { commonMessages } from '@vowkit/react'
import type { SdkError } from '@vowkit/sdk-core'

/** Why something was not done, in words for a dialog, which hides the page's own notices; `other` is for all the rest. */
export function failureText({ code, status, message }: SdkError, other: string): string {
  if (code === 'network' || code === 'timeout') return commonMessages.network
  // What the backend refuses it explains.
  return status === 400 || status === 403 ? message : other
}
