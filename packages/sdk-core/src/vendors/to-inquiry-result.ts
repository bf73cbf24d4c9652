import type { CallResult } from '../http/http.ts'
import type { InquiryResult } from './vendors.ts'

/** What the backend says, word for word, to somebody who asks again. */
const EXISTS = 'Inquiry already exists.'

/** What came of an inquiry: only 201 means that it was sent. */
export function toInquiryResult(result: CallResult<unknown>): InquiryResult {
  const { status } = result
  if (result.ok && status === 201) return 'sent'
  if (status >= 200 && status < 400) return 'not_sent'
  return !result.ok && result.error.message === EXISTS ? 'exists' : 'failed'
}
