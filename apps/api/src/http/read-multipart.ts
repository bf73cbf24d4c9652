import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FileRule } from '@vowkit/sdk-core/contract'
import type { FastifyRequest } from 'fastify'
import type { FileStore } from '../providers/files/files.ts'
import type { StoredUpload, Upload } from './call-context.ts'
import type { UploadShares } from './count-upload.ts'
import { nameTypes, typeOf } from './file-types.ts'
import { HttpError, invalidField, tooLarge } from './http-error.ts'
import { httpRules } from './rules.ts'
import { storeUpload } from './store-upload.ts'

/** The number of files above a call's maximum that are still read, so that the client gets a clear error. */
const SURPLUS_FILES = 10

/** The parsed contents of a multipart body. */
export interface MultipartBody {
  fields: Record<string, unknown>
  files: Upload[]
}

/** The destination of the files of a form. */
export interface FormSink {
  store: FileStore
  /** The streamed files are added to this list. The caller deletes them if the call fails. */
  storedUploads: StoredUpload[]
  /** Set if the request is already rejected. The body is then read and discarded. */
  refusal: HttpError | undefined
  /** Counts the files as they arrive; absent for a call without files. */
  shares: UploadShares | undefined
}

/**
 * Reads a multipart body and applies the call's file rules. The values of a repeated field become an array.
 *
 * Reads the body to its end even if it is rejected: if the connection closed during the upload, browsers would report a
 * network error instead of our response.
 */
export async function readMultipart(
  request: FastifyRequest,
  rules: Record<string, FileRule>,
  { store, storedUploads, refusal: earlierRefusal, shares }: FormSink,
): Promise<MultipartBody> {
  const fields: Record<string, unknown> = {}
  const files: Upload[] = []
  let fieldBytes = 0
  let refusal = earlierRefusal
  let held: Uint8Array[] = []
  /** Frees the memory of a rejected request while the rest of its body arrives. */
  function dropHeld(): void {
    held.length = 0
    files.length = 0
    shares?.inMemory.drop()
  }
  shares?.inMemory.onRefused(dropHeld)

  function takeField({ fieldname, value, valueTruncated }: MultipartValue): void {
    fieldBytes += Buffer.byteLength(String(value))
    if (valueTruncated) refusal ??= tooLarge(`${fieldname} is too long.`)
    if (fieldBytes > httpRules.bodyBytes) refusal ??= tooLarge('The text fields of this request are too long.')
    if (!refusal) addField(fields, fieldname, value)
  }

  async function streamFile(part: MultipartFile, rule: FileRule): Promise<void> {
    const file = await storeUpload(part, rule, store, shares?.onDisk).catch((error: unknown) => {
      throw part.file.errored ? toRefusal(request, error) : error
    })
    if (file instanceof HttpError) refusal = file
    else if (file) storedUploads.push(file)
  }

  /** Reads a file into memory, or discards it if the request is rejected. */
  async function holdFile(part: MultipartFile, rule: FileRule | undefined): Promise<void> {
    held = []
    await readFile(request, part, (chunk) => {
      refusal ??= shares?.inMemory.add(chunk.byteLength)
      if (!refusal) held.push(chunk)
    })
    refusal ??= shares?.inMemory.refusal
    const bytes = Buffer.concat(held)
    held = []
    if (part.file.truncated) refusal ??= tooLarge(rule?.refusals?.tooLarge ?? 'An image can be at most 20 MB.')
    const isEmptyInput = part.filename === '' && bytes.byteLength === 0
    if (refusal || isEmptyInput) return
    refusal = await checkType(part.fieldname, bytes, rules)
    if (!refusal) files.push({ field: part.fieldname, name: part.filename, bytes })
  }

  for await (const part of readParts(request, rules)) {
    if (part.type === 'field') {
      takeField(part)
      continue
    }
    const taken = [...files, ...storedUploads].filter((file) => file.field === part.fieldname).length
    refusal ??= checkFile(part.fieldname, taken, rules)
    const rule = rules[part.fieldname]
    if (rule?.isStreamed && !refusal) await streamFile(part, rule)
    else await holdFile(part, rule)
    if (refusal) dropHeld()
  }
  refusal ??= shares?.inMemory.refusal ?? shares?.onDisk.refusal
  if (refusal) throw refusal
  shares?.inMemory.settle()
  shares?.onDisk.settle()
  return { fields, files }
}

async function* readParts(request: FastifyRequest, rules: Record<string, FileRule>): AsyncGenerator<Multipart> {
  const all = Object.values(rules)
  try {
    yield* request.parts({
      limits: {
        fields: httpRules.fields,
        fieldSize: httpRules.fieldBytes,
        files: all.reduce((sum, rule) => sum + rule.maxFiles, SURPLUS_FILES),
        fileSize: Math.max(1, ...all.map((rule) => rule.maxBytes)),
      },
    })
  } catch (error) {
    throw toRefusal(request, error)
  }
}

/** Converts errors of the parser, such as a missing boundary, to a 400. */
function toRefusal({ log }: FastifyRequest, error: unknown): unknown {
  if (error instanceof HttpError) return error
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) return error
  log.info({ err: error }, 'a form could not be read')
  return new HttpError(400, 'validation_failed', 'We could not read the form of this request.')
}

function checkFile(field: string, taken: number, rules: Record<string, FileRule>): HttpError | undefined {
  const rule = rules[field]
  if (!rule) return invalidField(field, 'This field does not accept files.')
  if (taken < rule.maxFiles) return undefined
  const detail = rule.refusals?.tooMany ?? `You can add at most ${rule.maxFiles} images.`
  return new HttpError(400, 'too_many_files', detail, { fields: { [field]: [detail] } })
}

async function checkType(
  field: string,
  bytes: Uint8Array,
  rules: Record<string, FileRule>,
): Promise<HttpError | undefined> {
  const types = rules[field]?.types
  if (!types || types.includes(await typeOf(bytes))) return undefined
  const detail = `Please choose ${nameTypes(types)} files only.`
  return new HttpError(400, 'unsupported_image', detail, { fields: { [field]: [detail] } })
}

function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  const before = fields[name]
  if (before === undefined) fields[name] = value
  else if (Array.isArray(before)) before.push(value)
  else fields[name] = [before, value]
}

async function readFile(
  request: FastifyRequest,
  part: MultipartFile,
  take: (chunk: Uint8Array) => void,
): Promise<void> {
  try {
    for await (const chunk of part.file) take(chunk)
  } catch (error) {
    throw toRefusal(request, error)
  }
}
