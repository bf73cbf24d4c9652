/** A picture that was not drawn. The text never contains credentials. */
export abstract class ImageError extends Error {
  abstract readonly code: 'refused' | 'empty' | 'timeout' | 'failed'
  /** Whether the same request may succeed later. */
  abstract readonly retryable: boolean
}

/** The provider's moderation does not draw this; asking again will not help. */
export class ImageRefused extends ImageError {
  override readonly name = 'ImageRefused'
  readonly code = 'refused'
  readonly retryable = false
}

/** The provider did not answer in time. */
export class ImageTimedOut extends ImageError {
  override readonly name = 'ImageTimedOut'
  readonly code = 'timeout'
  readonly retryable = true
}

export type ImageFailure =
  /** 429: too many requests. */
  | 'rate_limited'
  /** The account at the provider has no money left. */
  | 'quota'
  /** The provider does not accept our key. */
  | 'unauthorized'
  /** The provider does not understand the request: a wrong model, size or address. */
  | 'bad_request'
  /** No connection, or a 5xx answer. */
  | 'unavailable'
  /** An answer without a picture. */
  | 'empty'
  /** An answer that is not the protocol's, or a picture that is none. */
  | 'malformed'
  /** A picture above the size limit. */
  | 'too_large'
  /** The picture was made, but could not be fetched from the address given. */
  | 'result_unavailable'
  /** The illustrator stumbles over this scene, and would again. */
  | 'undrawable'
  /** The illustrator's worker ended in the middle of the picture. */
  | 'interrupted'

const RETRYABLE: ReadonlySet<ImageFailure> = new Set([
  'rate_limited',
  'unavailable',
  'result_unavailable',
  'interrupted',
])

export interface ImageFailedOptions extends ErrorOptions {
  /** How long the provider asks to wait. */
  retryAfterMs?: number
}

/** Drawing failed for a reason that is neither refusal nor time. */
export class ImageFailed extends ImageError {
  override readonly name = 'ImageFailed'
  readonly code: 'empty' | 'failed'
  readonly reason: ImageFailure
  readonly retryable: boolean
  readonly retryAfterMs: number | undefined

  constructor(reason: ImageFailure, message: string, options?: ImageFailedOptions) {
    super(message, options)
    this.code = reason === 'empty' ? 'empty' : 'failed'
    this.reason = reason
    this.retryable = RETRYABLE.has(reason)
    this.retryAfterMs = options?.retryAfterMs
  }
}
