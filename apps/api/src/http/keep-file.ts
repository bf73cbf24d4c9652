import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FileRule } from '@vowkit/sdk-core/contract'
import { createFileKey, extensionOf } from '../providers/files/file-key.ts'
import type { FileStore } from '../providers/files/files.ts'
import type { KeptFile } from './call-context.ts'
import { TELLING_BYTES, typeOf } from './file-types.ts'
import { HttpError, tooLarge } from './http-error.ts'
import { httpRules } from './rules.ts'
import type { UploadShare } from './upload-budget.ts'

const MAX_NAME_LENGTH = 200
/** The 413 for a file that does not fit on the disk. */
export const DISK_FULL = 'We have no room for more files right now. Please try again later.'

/**
 * Writes a file of a form into the store as it comes: what is held in memory are its first bytes, which tell what it is,
 * and a chunk or two. Answers null for an input nobody chose a file in. The part is read to its end in any case.
 */
export async function keepFile(
  { fieldname, filename, file }: MultipartFile,
  { types = [], refusals }: FileRule,
  store: FileStore,
  share: UploadShare | undefined,
): Promise<KeptFile | HttpError | null> {
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
  while (size < TELLING_BYTES) {
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

function wrongType(field: string, detail = 'This type of file is not taken.'): HttpError {
  return new HttpError(400, 'validation_failed', detail, { fields: { [field]: [detail] } })
}

/** A name that is only a name: no folders, nothing invisible, not endless. */
function toName(given: string): string {
  const name = basename(given.replaceAll('\\', '/')).replace(/\p{C}/gu, '').trim()
  return name.slice(-MAX_NAME_LENGTH).toWellFormed() || 'Document'
}
