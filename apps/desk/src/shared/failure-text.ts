import type { SdkError } from '@vowkit/sdk-core'
import type { DeskTexts } from './texts.ts'

/** Returns what to tell the vendor about a failed change: the backend's reason, if it gave one. */
export function failureText({ code, fields, status, message }: SdkError, texts: DeskTexts): string {
  if (code === 'network' || code === 'timeout') return texts.noAnswer
  const [reason] = Object.values(fields).flat()
  return reason ?? (status >= 400 && status < 500 ? message : texts.failed)
}
