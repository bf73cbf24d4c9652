export type RasterErrorCode =
  /** The image cannot be drawn or read. A retry does not help. */
  | 'raster_failed'
  /** The job timed out and the worker was replaced. */
  | 'raster_timeout'
  /** The worker exited and was replaced. A retry may help. */
  | 'raster_crashed'
  /** The pool was closed before the job finished. */
  | 'raster_closed'

export class RasterError extends Error {
  readonly code: RasterErrorCode
  /** Whether a retry may succeed. */
  readonly isRetryable: boolean

  constructor(code: RasterErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RasterError'
    this.code = code
    this.isRetryable = code === 'raster_crashed' || code === 'raster_timeout'
  }
}
