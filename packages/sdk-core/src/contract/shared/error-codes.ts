/** The codes the backend answers with; stable, and more telling than the status. */
export const ERROR_CODES = [
  /** 400: a field is missing or malformed; the body names it. */
  'validation_failed',
  /** 400: the sign-in code is wrong, spent or expired. */
  'invalid_code',
  /** 400: the e-mail or the password is wrong. */
  'invalid_credentials',
  /** 400: an account has this e-mail already. */
  'email_taken',
  /** 400: the current password is wrong. */
  'wrong_password',
  /** 400: the reset link is unknown, used or expired. */
  'invalid_link',
  /** 400: an uploaded file is not an image we can read. */
  'unsupported_image',
  /** 400: more files than the call takes. */
  'too_many_files',
  /** 400: no edits are left on this vision. */
  'no_edits_left',
  /** 401: no token, or a dead one. */
  'unauthorized',
  /** 402: no vision credits are left. */
  'no_credits',
  /** 403: known, but not yours. */
  'forbidden',
  /** 403: the session's scope is too narrow for this call; sign in with a fresh code on the site. */
  'confirmation_required',
  /** 403 or 429: this needs a confirmed e-mail, or its quota for accounts without one is used up; `detail` says which. */
  'unverified',
  /** 404: unknown, or not yours where its existence is private. */
  'not_found',
  /** 409: this idempotency key came with another body before. */
  'idempotency_mismatch',
  /** 409: the vision is being drawn; edit it when it is ready. */
  'still_processing',
  /** 413: a file or the body is too large. */
  'too_large',
  /** 415: the body has an encoding the backend does not read. */
  'unsupported_media_type',
  /** 429: too many attempts; `Retry-After` says how many seconds to wait. */
  'rate_limited',
  /** 503: this deployment has not set up the provider behind the call. */
  'not_configured',
  /** 5xx: something failed inside; `request_id` helps to find it. */
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
