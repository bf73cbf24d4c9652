import type { FastifyBaseLogger } from 'fastify'
import type { Upload } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import { type Picture, PictureRejected, readUpload } from '../../pictures/pictures.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import type { FileStore } from '../../providers/files/files.ts'

/** Takes pictures in and keeps them; what they are for is the caller's business. */
export interface PictureKeeper {
  /** Turns uploads into pictures of ours. Refuses all of them when one is no image. */
  clean(uploads: Upload[]): Promise<Picture[]>
  /** Keeps all of them or none; the answer is their keys, in order. */
  keep(pictures: Picture[]): Promise<string[]>
  /** Removes pictures that nobody refers to any more. Never throws: one that stays harms nobody. */
  drop(keys: string[]): Promise<void>
  /** The public address of a picture; `""` for none. */
  urlOf(key: string | null | undefined): string
}

export interface PictureKeeperDeps {
  files: FileStore
  apiUrl: string
  log: FastifyBaseLogger
}

export function createPictureKeeper({ files, apiUrl, log }: PictureKeeperDeps): PictureKeeper {
  async function drop(keys: string[]): Promise<void> {
    for (const result of await Promise.allSettled(keys.map((key) => files.delete(key)))) {
      if (result.status === 'rejected') log.warn({ err: result.reason }, 'a picture could not be removed')
    }
  }

  return {
    clean: (uploads) => Promise.all(uploads.map(cleanUpload)),

    async keep(pictures) {
      const keys = pictures.map(() => createFileKey('webp'))
      try {
        for (const [index, { bytes, type }] of pictures.entries()) await files.put(keys[index] ?? '', bytes, type)
        return keys
      } catch (error) {
        await drop(keys)
        throw error
      }
    },

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
