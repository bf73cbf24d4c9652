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

export { createStorageQuota, type StorageQuota } from './storage-quota.ts'
export { createUnclaimedFiles, type UnclaimedFiles } from './unclaimed-files.ts'

/** Photos of one request that are cleaned at the same time. */
const CLEANED_AT_ONCE = 2

/** Takes pictures in and keeps them; what they are for is the caller's business. */
export interface ImageStore {
  /**
   * Turns an account's uploads into pictures of ours. Refuses all of them when one is no image, and throws `QueueBusy` when
   * its turn would come too late.
   */
  clean(accountId: number, uploads: Upload[]): Promise<WebpImage[]>
  /**
   * Keeps an account's pictures for work that gets their keys, in order, and claims them in its transaction. Those it does
   * not claim, being a repetition or a failure, are removed again; a day later also where the process died before.
   * Throws 413 where the account has no room for them.
   */
  keepFor<T>(
    accountId: number,
    images: WebpImage[],
    work: (keys: string[], claim: (tx: Database) => Promise<void>) => Promise<T>,
  ): Promise<T>
  /** Lets go of pictures, in the transaction after which nothing refers to them; `drop` is to follow. */
  release(tx: Database, keys: string[]): Promise<void>
  /** Removes pictures that are nobody's. Never throws: one that stays is removed a day later. */
  drop(keys: string[]): Promise<void>
  /** The public address of a picture; `""` for none. */
  urlOf(key: string | null | undefined): string
}

export interface ImageStoreDeps {
  db: Database
  unclaimed: Omit<UnclaimedFiles, 'sweep'>
  quota: StorageQuota
  apiUrl: string
  log: FastifyBaseLogger
}

export function createImageStore({ db, unclaimed, quota, apiUrl, log }: ImageStoreDeps): ImageStore {
  const { store, claim, release } = unclaimed

  async function drop(keys: string[]): Promise<void> {
    for (const result of await Promise.allSettled(keys.map((key) => store.delete(key)))) {
      if (result.status === 'rejected') log.warn({ err: result.reason }, 'a picture could not be removed')
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

    urlOf: (key) => (key ? `${apiUrl}/files/${key}` : ''),
  }
}

/** A few at a time, so that the photos of one request do not wait too long for each other. */
async function cleanAll(accountId: number, uploads: Upload[]): Promise<WebpImage[]> {
  const inTurn = createFairQueue({ concurrency: CLEANED_AT_ONCE })
  const failed = new AbortController()
  const turn = { key: accountId, signal: failed.signal }
  const clean = (upload: Upload) => inTurn(() => cleanUpload(upload, turn), { signal: failed.signal })
  try {
    return await Promise.all(uploads.map(clean))
  } finally {
    // Those that still wait are wanted no longer.
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
