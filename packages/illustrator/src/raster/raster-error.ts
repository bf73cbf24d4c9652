export type RasterErrorCode =
  /** The picture could not be drawn or read; trying the same again will not help. */
  | 'raster_failed'
  /** It took too long; the worker was replaced. */
  | 'raster_timeout'
  /** The worker died; it was replaced, and trying again may help. */
  | 'raster_crashed'
  /** The pool was closed before the job was done. */
  | 'raster_closed'

export class RasterError extends Error {
  readonly code: RasterErrorCode
  /** Whether asking again may succeed. */
  readonly isRetryable: boolean

  constructor(code: RasterErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RasterError'
    this.code = code
    this.isRetryable = code === 'raster_crashed' || code === 'raster_timeout'
  }
}
