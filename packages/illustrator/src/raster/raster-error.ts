export type RasterErrorCode =
  /** The image could not be drawn or decoded. A retry does not help. */
  | 'raster_failed'
  /** The job timed out, and the pool replaced the worker. A retry may help. */
  | 'raster_timeout'
  /** The worker exited, and the pool replaced it. A retry may help. */
  | 'raster_crashed'
  /** The pool was closed before the job finished. */
  | 'raster_closed'

export class RasterError extends Error {
  readonly code: RasterErrorCode
  /** Whether a retry of the job may succeed. */
  readonly isRetryable: boolean

  constructor(code: RasterErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RasterError'
    this.code = code
    this.isRetryable = code === 'raster_crashed' || code === 'raster_timeout'
  }
}
