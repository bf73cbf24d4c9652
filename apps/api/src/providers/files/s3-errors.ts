import { S3ServiceException } from '@aws-sdk/client-s3'
import { StorageError } from './storage-error.ts'

/** Answers of S3 that a retry does not change: wrong credentials or settings. */
const REFUSALS: ReadonlyMap<string, string> = new Map([
  ['InvalidAccessKeyId', 'S3_ACCESS_KEY_ID is not known there.'],
  ['SignatureDoesNotMatch', 'S3_SECRET_ACCESS_KEY is wrong.'],
  ['AccessDenied', 'The credentials in S3_ACCESS_KEY_ID do not allow this operation.'],
  ['Forbidden', 'S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is wrong, or does not allow this operation.'],
  ['AuthorizationHeaderMalformed', 'S3_REGION is not the region of the bucket.'],
  ['PermanentRedirect', 'S3_REGION or S3_ENDPOINT is not the one of the bucket.'],
  ['NoSuchBucket', 'The bucket in S3_BUCKET does not exist.'],
  ['InvalidBucketName', 'S3_BUCKET is not a valid name.'],
  ['RequestTimeTooSkewed', 'The clock of this machine is wrong.'],
])

/** Answers that mean that there is no space left. */
const FULL = new Set(['XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded', 'EntityTooLarge'])

/** Whether an object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)
}

/** Converts an error of the S3 client to `StorageError`. */
export function toStorageError(error: unknown, place: string): StorageError {
  if (error instanceof StorageError) return error
  const name = error instanceof Error ? error.name : 'unknown'
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  const advice = REFUSALS.get(name) ?? (status === 403 ? REFUSALS.get('Forbidden') : undefined)
  if (advice) return new StorageError('refused', `${place} refuses access (${name}): ${advice}`, error)
  if (FULL.has(name) || status === 507) return new StorageError('full', `${place} has no space left (${name}).`, error)
  const reason = status === undefined ? codeOf(error) : `${name}, status ${status}`
  return new StorageError('unavailable', `${place} cannot be reached (${reason}).`, error)
}

function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return error instanceof Error ? error.name : 'unknown'
}
