import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FileRule } from '@vowkit/sdk-core/contract'
import { createFileKey, extensionOf } from '../providers/files/file-key.ts'
import type { FileStore } from '../providers/files/files.ts'
import { storageRules } from '../providers/files/rules.ts'
import { StorageError } from '../providers/files/storage-error.ts'
import type { StoredUpload } from './call-context.ts'
import { TYPE_SAMPLE_BYTES, typeOf } from './file-types.ts'
import { HttpError, tooLarge, unavailable } from './http-error.ts'
import { httpRules } from './rules.ts'
import type { UploadShare } from './upload-budget.ts'

const MAX_NAME_LENGTH = 200
/** The message of the 413 for a full disk. */
export const DISK_FULL = 'We cannot store more files right now. Please try again later.'

/**
 * Streams a file of a form to the store. Holds only the first bytes, to detect the type, and a few chunks in memory.
 * Returns null for an empty file input, and an error for a rejected file. Always reads the part to its end.
 */
export async function storeUpload(
  { fieldname, filename, file }: MultipartFile,
  { types = [], refusals }: FileRule,
  store: FileStore,
  share: UploadShare | undefined,
): Promise<StoredUpload | HttpError | null> {
  const chunks: AsyncIterator<Uint8Array> = file[Symbol.asyncIterator]()
  const head = await readHead(chunks)
  if (head.byteLength === 0) return filename ? wrongType(fieldname, refusals?.wrongType) : null
  const type = await typeOf(head)
  if (!types.includes(type)) {
    await drain(chunks)
    return wrongType(fieldname, refusals?.wrongType)
  }
  const key = createFileKey(extensionOf(type))
  const hash = createHash('sha256')
  let size = 0

  let refusal: HttpError | undefined
  let nextCheck = httpRules.diskCheckBytes

  async function* measure(): AsyncGenerator<Uint8Array> {
    for (let chunk: Uint8Array | undefined = head; chunk; chunk = await nextOf(chunks)) {
      hash.update(chunk)
      size += chunk.byteLength
      refusal = share?.add(chunk.byteLength)
      if (size >= nextCheck) {
        nextCheck += httpRules.diskCheckBytes
        if ((await store.free()) < httpRules.diskReserveBytes) refusal ??= tooLarge(DISK_FULL)
      }
      if (refusal) throw refusal
      yield chunk
    }
  }

  try {
    await store.put(key, measure(), type)
  } catch (error) {
    if (error instanceof StorageError) {
      // The daily sweep deletes what was stored, because the store does not respond now.
      await drain(chunks)
      return unavailable(storageRules.storageRetrySeconds, error)
    }
    if (!refusal || error !== refusal) throw error
    await store.delete(key)
    await drain(chunks)
    return refusal
  }
  if (file.truncated) {
    await store.delete(key)
    return tooLarge(refusals?.tooLarge ?? 'This file is too large.')
  }
  return { field: fieldname, name: toName(filename), key, type, size, hash: hash.digest('hex') }
}

async function readHead(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const head: Uint8Array[] = []
  let size = 0
  while (size < TYPE_SAMPLE_BYTES) {
    const chunk = await nextOf(chunks)
    if (!chunk) break
    head.push(chunk)
    size += chunk.byteLength
  }
  return Buffer.concat(head)
}

async function nextOf(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array | undefined> {
  const { done, value } = await chunks.next()
  return done ? undefined : value
}

async function drain(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  while (await nextOf(chunks));
}

function wrongType(field: string, detail = 'We do not accept files of this type.'): HttpError {
  return new HttpError(400, 'validation_failed', detail, { fields: { [field]: [detail] } })
}

/** Cleans a file name: removes folders and invisible characters, and truncates the start to fit 200 characters. */
function toName(given: string): string {
  const name = basename(given.replaceAll('\\', '/')).replace(/\p{C}/gu, '').trim()
  return name.slice(-MAX_NAME_LENGTH).toWellFormed() || 'Document'
}
