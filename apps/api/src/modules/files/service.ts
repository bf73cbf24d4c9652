import type { FastifyBaseLogger } from 'fastify'
import type { Upload } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import { type Picture, PictureRejected, readUpload } from '../../pictures/pictures.ts'
import type { Database } from '../../platform/database.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import type { UnclaimedFiles } from './unclaimed-files.ts'

export { createUnclaimedFiles, type UnclaimedFiles } from './unclaimed-files.ts'

/** Takes pictures in and keeps them; what they are for is the caller's business. */
export interface PictureKeeper {
  /** Turns uploads into pictures of ours. Refuses all of them when one is no image. */
  clean(uploads: Upload[]): Promise<Picture[]>
  /**
   * Keeps pictures for work that gets their keys, in order, and claims them in its transaction. Those it does not claim,
   * being a repetition or a failure, are removed again; a day later also where the process died before.
   */
  keepFor<T>(
    pictures: Picture[],
    work: (keys: string[], claim: (tx: Database) => Promise<void>) => Promise<T>,
  ): Promise<T>
  /** Lets go of pictures, in the transaction after which nothing refers to them; `drop` is to follow. */
  release(tx: Database, keys: string[]): Promise<void>
  /** Removes pictures that are nobody's. Never throws: one that stays is removed a day later. */
  drop(keys: string[]): Promise<void>
  /** The public address of a picture; `""` for none. */
  urlOf(key: string | null | undefined): string
}

export interface PictureKeeperDeps {
  unclaimed: Omit<UnclaimedFiles, 'sweep'>
  apiUrl: string
  log: FastifyBaseLogger
}

export function createPictureKeeper({ unclaimed, apiUrl, log }: PictureKeeperDeps): PictureKeeper {
  const { store, claim, release } = unclaimed

  async function drop(keys: string[]): Promise<void> {
    for (const result of await Promise.allSettled(keys.map((key) => store.delete(key)))) {
      if (result.status === 'rejected') log.warn({ err: result.reason }, 'a picture could not be removed')
    }
  }

  return {
    clean: (uploads) => Promise.all(uploads.map(cleanUpload)),

    async keepFor(pictures, work) {
      const keys = pictures.map(() => createFileKey('webp'))
      let isClaimed = false
      try {
        for (const [index, { bytes, type }] of pictures.entries()) await store.put(keys[index] ?? '', bytes, type)
        return await work(keys, async (tx) => {
          await claim(tx, keys)
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

async function cleanUpload({ field, bytes }: Upload): Promise<Picture> {
  try {
    return await readUpload(bytes)
  } catch (error) {
    if (!(error instanceof PictureRejected)) throw error
    const status = error.code === 'too_large' ? 413 : 400
    throw new HttpError(status, error.code, error.message, { fields: { [field]: [error.message] } })
  }
}
