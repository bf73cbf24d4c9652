import type { ReadableAtom } from 'nanostores'
import type { Attribution } from '../shared/attribution.ts'

/** The fields of the inquiry form, as the visitor has entered them. */
export interface InquiryFields {
  /** The date of the wedding, `YYYY-MM-DD`. `""` if unknown. */
  weddingDate: string
  /** The number of guests. `""` if unknown. */
  guests: string
  message: string
}

/** `past`: the date is before today. `date`, `guests`, `message`: the field has an invalid value. */
export type InquiryProblem = 'past' | 'date' | 'guests' | 'message'

/**
 * `login-needed`: the inquiry is sent after the sign-in. `exists`: the couple has sent an inquiry before. `not_sent` and
 * `failed`: see `InquiryResult`.
 */
export type InquiryStatus = 'editing' | 'login-needed' | 'sending' | 'sent' | 'exists' | 'not_sent' | 'failed'

export interface InquiryState extends InquiryFields {
  status: InquiryStatus
  /** The first invalid field of the last submission. `null` if all fields were valid. */
  problem: InquiryProblem | null
}

/** The inquiry form of a vendor. Its methods never reject. */
export interface Inquiry {
  readonly $inquiry: ReadableAtom<InquiryState>
  /** Changes fields. */
  set(fields: Partial<InquiryFields>): void
  /** Changes the fields that the visitor has not filled in. */
  prefill(fields: Partial<InquiryFields>): void
  /**
   * Validates and sends the inquiry. Signed out, sets `login-needed`; call `submit` again after the sign-in. Ignores calls
   * while a request is pending. If the couple has sent an inquiry before, a form with a vision sends the vision as a
   * message, once.
   */
  submit(options?: SubmitInquiry): Promise<void>
  /** Returns from `login-needed` to the form. */
  dismiss(): void
}

export interface SubmitInquiry {
  /** The value of a field that visitors do not see. The backend ignores an inquiry that contains it. */
  website?: string | undefined
  /** The title of the vision. It is the text of the message if the visitor writes none. */
  visionTitle?: string | undefined
  attribution?: Attribution | undefined
}

export interface InquiryOptions {
  /** The id of a vision of the couple, which the vendor can then see. */
  visionId?: string | undefined
}
