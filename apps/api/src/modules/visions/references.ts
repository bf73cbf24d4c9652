import type { Upload } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import { PictureRejected, readUpload } from '../../pictures/pictures.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import type { FileStore } from '../../providers/files/files.ts'

/** Cleans uploaded images and keeps them; the answer is their keys. Refuses all of them when one is no image. */
export async function keepReferences(files: FileStore, uploads: Upload[]): Promise<string[]> {
  const pictures = await Promise.all(uploads.map(readImage))
  return Promise.all(
    pictures.map(async (picture) => {
      const key = createFileKey('webp')
      await files.put(key, picture, 'image/webp')
      return key
    }),
  )
}

async function readImage({ field, bytes }: Upload): Promise<Uint8Array> {
  try {
    return (await readUpload(bytes)).bytes
  } catch (error) {
    if (!(error instanceof PictureRejected)) throw error
    const status = error.code === 'too_large' ? 413 : 400
    throw new HttpError(status, error.code, error.message, { fields: { [field]: [error.message] } })
  }
}
