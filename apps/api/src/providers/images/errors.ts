/** The image could not be drawn. The error text never contains credentials. */
export abstract class ImageError extends Error {
  abstract readonly code: 'refused' | 'empty' | 'timeout' | 'failed'
  /** Whether the same request may succeed later. */
  abstract readonly retryable: boolean
}

/** The provider's moderation rejected the prompt. Retrying does not help. */
export class ImageRefused extends ImageError {
  override readonly name = 'ImageRefused'
  readonly code = 'refused'
  readonly retryable = false
}

/** The provider did not respond in time. */
export class ImageTimedOut extends ImageError {
  override readonly name = 'ImageTimedOut'
  readonly code = 'timeout'
  readonly retryable = true
}

export type ImageFailure =
  /** 429: too many requests. */
  | 'rate_limited'
  /** The account at the provider has no credit left. */
  | 'quota'
  /** The provider rejected our key. */
  | 'unauthorized'
  /** The provider rejected the request: an unknown model, size or path. */
  | 'bad_request'
  /** The connection failed, or the response is a 5xx. */
  | 'unavailable'
  /** The response contains no image. */
  | 'empty'
  /** The response does not follow the protocol, or the image cannot be decoded. */
  | 'malformed'
  /** The image exceeds the size limit. */
  | 'too_large'
  /** The image was created but could not be downloaded from its URL. */
  | 'result_unavailable'
  /** The illustrator cannot draw this scene. Retrying does not help. */
  | 'undrawable'
  /** The illustrator's worker ended while drawing. */
  | 'interrupted'

const RETRYABLE: ReadonlySet<ImageFailure> = new Set([
  'rate_limited',
  'unavailable',
  'result_unavailable',
  'interrupted',
])

export interface ImageFailedOptions extends ErrorOptions {
  /** The delay before a retry, as requested by the provider. */
  retryAfterMs?: number
}

/** The drawing failed for a reason other than moderation or a timeout. */
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
