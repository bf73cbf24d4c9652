import { MB, MINUTE, SECOND } from '../../platform/units.ts'

export const storageRules = {
  /** Delay in `Retry-After` while files cannot be stored or read. */
  storageRetrySeconds: 5,
  /** Time for which a finished drawing waits until it can be stored. After that the attempt fails. */
  storageWaitMs: 10 * MINUTE,
  /** Time for which a request that has generated an image waits until it can be stored. */
  storageWaitInRequestMs: 10 * SECOND,
  /** Interval at which each process checks that it can reach the files. */
  storageCheckMs: 15 * SECOND,
  /** Time for which a presigned URL of a document works. */
  presignedMs: 10 * MINUTE,
  /** Attempts at one request to S3, with backoff. */
  s3Attempts: 3,
  /** Maximum time to connect to S3. */
  s3ConnectMs: 3 * SECOND,
  /** Maximum time until S3 responds to a request, including the upload of one part. */
  s3ResponseMs: 20 * SECOND,
  /** Maximum connections of one process to S3. Each download that the API sends uses one. */
  s3Connections: 500,
  /** Size of the parts of a streamed upload to S3. An upload holds at most two parts in memory. */
  s3PartBytes: 8 * MB,
}
