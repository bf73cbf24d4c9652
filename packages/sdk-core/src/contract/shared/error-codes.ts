/** The error codes of the backend. Codes are stable and more specific than the status. */
export const ERROR_CODES = [
  /** 400: a field is missing or malformed. The body names the field. */
  'validation_failed',
  /** 400: the sign-in code is wrong, used or expired. */
  'invalid_code',
  /** 400: the email or the password is wrong. */
  'invalid_credentials',
  /** 400: an account with this email address already exists. */
  'email_taken',
  /** 400: the current password is wrong. */
  'wrong_password',
  /** 400: the reset link is unknown, used or expired. */
  'invalid_link',
  /** 400: an uploaded file is not a readable image. */
  'unsupported_image',
  /** 400: the request has more files than the call accepts. */
  'too_many_files',
  /** 400: the vision has no edits left. */
  'no_edits_left',
  /**
   * 400: nothing in the prompt can be drawn, or an edit changes nothing. Nothing was charged. The field `suggestions`
   * lists prompts that can be drawn.
   */
  'not_understood',
  /** 401: the token is missing or invalid. */
  'unauthorized',
  /** 402: the account has no vision credits left. */
  'no_credits',
  /** 403: the caller may not access this resource. */
  'forbidden',
  /** 403: the call is for vendors, and the account belongs to no vendor. */
  'not_a_vendor',
  /** 403: one side has blocked the conversation. */
  'blocked',
  /** 403: the session's scope is too narrow for this call. Sign in with a new code on the site. */
  'confirmation_required',
  /**
   * 403 or 429: the account must confirm its email address first, or has used its quota for unconfirmed accounts. See
   * `detail`.
   */
  'unverified',
  /** 404: the resource is unknown, or it is private and belongs to a different account. */
  'not_found',
  /** 409: this idempotency key was already used with a different body. */
  'idempotency_mismatch',
  /** 409: the team would have no owner left. */
  'last_owner',
  /** 409: the account already works for a vendor or a partner. */
  'already_member',
  /** 409: the account has a wedding of its own, or belongs to another couple, so it cannot join a couple. */
  'has_wedding',
  /** 409: the couple has not signed the contract of the vendor, so it cannot pay the vendor's invoices yet. */
  'not_signed',
  /** 409: the data has changed since the caller read it. Read it again before you change it. */
  'outdated',
  /** 409: the vision is still being drawn and cannot be edited yet. */
  'still_processing',
  /** 409: the vision has edits, so another variant cannot be picked. */
  'already_edited',
  /** 413: a file or the body is too large. */
  'too_large',
  /** 415: the backend does not support the encoding of the body. */
  'unsupported_media_type',
  /** 429: too many attempts. `Retry-After` is the delay in seconds. */
  'rate_limited',
  /** 503: the provider that the call needs is not configured. */
  'not_configured',
  /** 503: the backend is overloaded, or its database is away. `Retry-After` is the delay in seconds. */
  'unavailable',
  /** 5xx: internal error. Search the log for `request_id`. */
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
