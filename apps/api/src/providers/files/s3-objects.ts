import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type ByteRange, type ObjectStore, requireObjectName } from './objects.ts'
import { storageRules } from './rules.ts'
import { isMissing, toStorageError } from './s3-errors.ts'

export interface S3Options {
  /** URL of an S3 server. Undefined for Amazon S3. */
  endpoint: string | undefined
  /** URL at which browsers reach the same server. Undefined if they cannot. */
  publicEndpoint: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket is part of the path instead of the host name. */
  forcePathStyle: boolean
}

/** Stores objects in a bucket of Amazon S3 or of a server that speaks its protocol. */
export function createS3Objects(options: S3Options): ObjectStore {
  const { endpoint, publicEndpoint, bucket: Bucket } = options
  const client = createClient(options, endpoint)
  // A presigned URL contains the host name in its signature, so it needs the URL that browsers use.
  const publicClient = publicEndpoint === undefined ? undefined : createClient(options, publicEndpoint)
  const place = `the bucket ${Bucket} of ${endpoint ?? `Amazon S3 in ${options.region}`}`

  async function explain<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw toStorageError(error, place)
    }
  }

  function read(Key: string, { start, end }: Partial<ByteRange> = {}): Readable {
    const Range = start === undefined ? undefined : `bytes=${start}-${end}`
    const output = new PassThrough()
    const closed = new AbortController()
    output.once('close', () => closed.abort())
    async function send(): Promise<void> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }), { abortSignal: closed.signal })
      await pipeline(Body as Readable, output)
    }
    send().catch((error: unknown) => output.destroy(toStorageError(error, place)))
    return output
  }

  async function putStream(Key: string, source: AsyncIterable<Uint8Array>, ContentType: string): Promise<void> {
    const failed: { error?: unknown } = {}
    /** Records only errors of the source: if the upload fails, it also throws into this generator. */
    async function* watch() {
      const chunks = source[Symbol.asyncIterator]()
      try {
        for (;;) {
          const { done, value } = await chunks.next().catch((error: unknown) => {
            failed.error = error
            throw error
          })
          if (done) return
          yield value
        }
      } finally {
        await chunks.return?.()
      }
    }
    const upload = new Upload({
      client,
      params: { Bucket, Key, ContentType, Body: Readable.from(watch(), { objectMode: false }) },
      partSize: storageRules.s3PartBytes,
      queueSize: 1,
    })
    try {
      await upload.done()
    } catch (error) {
      // The error of the source is for the caller. The upload was aborted, so S3 stores no part of it.
      if ('error' in failed) throw failed.error
      throw toStorageError(error, place)
    }
  }

  return {
    place,

    async put(name, bytes, ContentType) {
      requireObjectName(name)
      if (!(bytes instanceof Uint8Array)) return putStream(name, bytes, ContentType)
      await explain(() => client.send(new PutObjectCommand({ Bucket, Key: name, Body: bytes, ContentType })))
    },

    async head(name) {
      requireObjectName(name)
      try {
        const { ContentLength: size = 0 } = await client.send(new HeadObjectCommand({ Bucket, Key: name }))
        return {
          size,
          stream: (range) => read(name, range),
          bytes: () =>
            explain(async () => {
              const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }))
              return (await Body?.transformToByteArray()) ?? new Uint8Array()
            }),
        }
      } catch (error) {
        if (isMissing(error)) return null
        throw toStorageError(error, place)
      }
    },

    async delete(name) {
      requireObjectName(name)
      await explain(() => client.send(new DeleteObjectCommand({ Bucket, Key: name })))
    },

    async *list(prefix) {
      let ContinuationToken: string | undefined
      do {
        const page = await explain(() =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken })),
        )
        for (const { Key, Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          if (Key !== undefined) yield { name: Key, size: Size, modifiedAt: LastModified }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },

    free: async () => Number.POSITIVE_INFINITY,

    async presign(name, { seconds, type, disposition }) {
      requireObjectName(name)
      if (!publicClient) return null
      const command = new GetObjectCommand({
        Bucket,
        Key: name,
        ResponseContentType: type,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'private, no-store',
      })
      return getSignedUrl(publicClient, command, { expiresIn: seconds })
    },

    async close() {
      client.destroy()
      publicClient?.destroy()
    },
  }
}

function createClient({ region, forcePathStyle, ...options }: S3Options, endpoint: string | undefined): S3Client {
  const { accessKeyId, secretAccessKey } = options
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint !== undefined && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: storageRules.s3Attempts,
    // Some S3 servers reject the newer checksums. The signature covers the SHA-256 of each part anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: storageRules.s3ConnectMs,
      requestTimeout: storageRules.s3ResponseMs,
      throwOnRequestTimeout: true,
      socketTimeout: storageRules.s3ResponseMs,
      httpAgent: { maxSockets: storageRules.s3Connections },
      httpsAgent: { maxSockets: storageRules.s3Connections },
    },
  })
}
