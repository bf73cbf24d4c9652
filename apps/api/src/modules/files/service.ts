import type { FastifyBaseLogger } from 'fastify'
import { storedFiles } from '../../db/tables.ts'
import type { Upload } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import { readUpload, UploadRejected, type WebpImage } from '../../images/images.ts'
import type { Database } from '../../platform/database.ts'
import { createFairQueue, type TaskOptions } from '../../platform/fair-queue.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import type { StorageQuota } from './storage-quota.ts'
import type { UnclaimedFiles } from './unclaimed-files.ts'

export { createFilesMonitor, type FilesMonitor } from './files-monitor.ts'
export { createStorageQuota, type StorageQuota } from './storage-quota.ts'
export { createUnclaimedFiles, type UnclaimedFiles } from './unclaimed-files.ts'

/** Maximum photos of one request that are processed concurrently. */
const CLEANED_AT_ONCE = 2

/** Converts uploads to WebP images and stores them. */
export interface ImageStore {
  /**
   * Converts an account's uploads. Throws 400 or 413 if one of them is not a valid image, and `QueueBusy` if the queue
   * is too long.
   */
  clean(accountId: number, uploads: Upload[]): Promise<WebpImage[]>
  /**
   * Stores images and calls `work` with their keys, in order. `work` calls `claim` in the transaction that inserts the
   * references. If `work` fails or does not claim the images, they are deleted; after a crash, the sweep deletes them.
   * Throws 413 if the images exceed the account's quota.
   */
  keepFor<T>(
    accountId: number,
    images: Pick<WebpImage, 'bytes' | 'type'>[],
    work: (keys: string[], claim: (tx: Database) => Promise<void>) => Promise<T>,
  ): Promise<T>
  /** Marks images as unreferenced, in the transaction that removes the references. Call `drop` after the commit. */
  release(tx: Database, keys: string[]): Promise<void>
  /** Deletes the files of released images. Never throws; the daily sweep retries failed deletions. */
  drop(keys: string[]): Promise<void>
  /** The public URL of an image; `""` without a key. */
  urlOf(key: string | null | undefined): string
}

export interface ImageStoreDeps {
  db: Database
  unclaimed: Omit<UnclaimedFiles, 'sweep'>
  quota: StorageQuota
  /** The URL before the path of images. */
  imagesUrl: string
  log: FastifyBaseLogger
}

export function createImageStore({ db, unclaimed, quota, imagesUrl, log }: ImageStoreDeps): ImageStore {
  const { store, claim, release } = unclaimed

  async function drop(keys: string[]): Promise<void> {
    for (const result of await Promise.allSettled(keys.map((key) => store.delete(key)))) {
      if (result.status === 'rejected')
        log.warn({ err: result.reason }, 'an image could not be deleted; the daily sweep retries it')
    }
  }

  return {
    clean: cleanAll,

    async keepFor(accountId, images, work) {
      const keys = images.map(() => createFileKey('webp'))
      const rows = images.map(({ bytes }, index) => ({ key: keys[index] ?? '', accountId, size: bytes.byteLength }))
      const bytes = rows.reduce((sum, { size }) => sum + size, 0)
      if (bytes > 0) await quota.check(db, { accountId, bytes })
      let isClaimed = false
      try {
        for (const [index, { bytes, type }] of images.entries()) await store.put(keys[index] ?? '', bytes, type)
        return await work(keys, async (tx) => {
          await claim(tx, keys)
          if (rows.length > 0) {
            await tx.insert(storedFiles).values(rows)
            await quota.confirm(tx, { accountId })
          }
          isClaimed = true
        })
      } finally {
        if (!isClaimed) await drop(keys)
      }
    },

    release,
    drop,

    urlOf: (key) => (key ? `${imagesUrl}/files/${key}` : ''),
  }
}

/** Converts a few uploads at a time. After a failure, cancels the uploads that are still queued. */
async function cleanAll(accountId: number, uploads: Upload[]): Promise<WebpImage[]> {
  const inTurn = createFairQueue({ concurrency: CLEANED_AT_ONCE })
  const failed = new AbortController()
  const turn = { key: accountId, signal: failed.signal }
  const clean = (upload: Upload) => inTurn(() => cleanUpload(upload, turn), { signal: failed.signal })
  try {
    return await Promise.all(uploads.map(clean))
  } finally {
    failed.abort()
  }
}

async function cleanUpload({ field, bytes }: Upload, turn: TaskOptions): Promise<WebpImage> {
  try {
    return await readUpload(bytes, turn)
  } catch (error) {
    if (!(error instanceof UploadRejected)) throw error
    const status = error.code === 'too_large' ? 413 : 400
    throw new HttpError(status, error.code, error.message, { fields: { [field]: [error.message] } })
  }
}
