/**
 * Why a store failed:
 * - `unavailable`: it cannot be reached, or is overloaded.
 * - `full`: it has no space left.
 * - `refused`: it rejects our credentials, or the bucket does not exist.
 */
export type StorageFailure = 'unavailable' | 'full' | 'refused'

/** A failure of a store. The message contains no key and no signed URL. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly failure: StorageFailure

  constructor(failure: StorageFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.failure = failure
  }

  /** Whether the same operation may succeed later without a change of the settings. */
  get retryable(): boolean {
    return this.failure !== 'refused'
  }
}
