/** The error codes of the backend. Stable, and more specific than the status. */
export const ERROR_CODES = [
  /** 400: a field is missing or malformed; the body names it. */
  'validation_failed',
  /** 400: the sign-in code is wrong, used or expired. */
  'invalid_code',
  /** 400: the e-mail or the password is wrong. */
  'invalid_credentials',
  /** 400: an account with this e-mail address exists. */
  'email_taken',
  /** 400: the current password is wrong. */
  'wrong_password',
  /** 400: the reset link is unknown, used or expired. */
  'invalid_link',
  /** 400: an uploaded file is not a readable image. */
  'unsupported_image',
  /** 400: more files than the call accepts. */
  'too_many_files',
  /** 400: no edits are left on this vision. */
  'no_edits_left',
  /** 401: the token is missing or invalid. */
  'unauthorized',
  /** 402: no vision credits are left. */
  'no_credits',
  /** 403: the caller may not access this resource. */
  'forbidden',
  /** 403: the session's scope is too narrow for this call. Sign in with a new code on the site. */
  'confirmation_required',
  /**
   * 403 or 429: the account's e-mail address is not confirmed, or its quota without confirmation is used up. See
   * `detail`.
   */
  'unverified',
  /** 404: the resource is unknown, or private and not the caller's. */
  'not_found',
  /** 409: this idempotency key was already used with a different body. */
  'idempotency_mismatch',
  /** 409: the vision is still being drawn and cannot be edited yet. */
  'still_processing',
  /** 413: a file or the body is too large. */
  'too_large',
  /** 415: the backend does not support the encoding of the body. */
  'unsupported_media_type',
  /** 429: too many attempts. `Retry-After` is the delay in seconds. */
  'rate_limited',
  /** 503: the provider that the call needs is not configured. */
  'not_configured',
  /** 5xx: internal error. Find it in the log by `request_id`. */
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
