import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FileRule } from '@vowkit/sdk-core/contract'
import type { FastifyRequest } from 'fastify'
import type { FileStore } from '../providers/files/files.ts'
import type { KeptFile, Upload } from './call-context.ts'
import type { UploadShares } from './count-upload.ts'
import { nameTypes, typeOf } from './file-types.ts'
import { HttpError, invalidField, tooLarge } from './http-error.ts'
import { keepFile } from './keep-file.ts'
import { httpRules } from './rules.ts'

/** Files beyond a call's own number that are read past, so that their sender gets a clear answer. */
const SURPLUS_FILES = 10

/** What a multipart body holds. */
export interface MultipartBody {
  fields: Record<string, unknown>
  files: Upload[]
}

/** Where the streamed files of a form go. */
export interface FormSink {
  store: FileStore
  /** Those that are in the store; the caller removes them when the call fails. */
  kept: KeptFile[]
  /** Set when nothing of the form is wanted, so that it is only read to its end. */
  refusal: HttpError | undefined
  /** Where its files are counted as they arrive; absent for a call that takes none. */
  shares: UploadShares | undefined
}

/**
 * Reads a multipart body within the call's file rules. A field that comes several times is an array of what came.
 *
 * The body is read to its end even when it is refused: a connection cut while the sender still writes reaches a browser
 * as a network error instead of our answer.
 */
export async function readMultipart(
  request: FastifyRequest,
  rules: Record<string, FileRule>,
  { store, kept, refusal: refusedBefore, shares }: FormSink,
): Promise<MultipartBody> {
  const fields: Record<string, unknown> = {}
  const files: Upload[] = []
  let fieldBytes = 0
  let refusal = refusedBefore
  let held: Uint8Array[] = []
  /** Frees the files of a request that is refused, while the rest of its body arrives. */
  function dropHeld(): void {
    held.length = 0
    files.length = 0
    shares?.inMemory.drop()
  }
  shares?.inMemory.onRefused(dropHeld)

  function takeField({ fieldname, value, valueTruncated }: MultipartValue): void {
    fieldBytes += Buffer.byteLength(String(value))
    if (valueTruncated) refusal ??= tooLarge(`${fieldname} is too long.`)
    if (fieldBytes > httpRules.bodyBytes) refusal ??= tooLarge('The texts of this request are too long.')
    if (!refusal) addField(fields, fieldname, value)
  }

  /** Writes a file to the store as it comes. */
  async function streamFile(part: MultipartFile, rule: FileRule): Promise<void> {
    const file = await keepFile(part, rule, store, shares?.onDisk).catch((error: unknown) => {
      throw part.file.errored ? toRefusal(request, error) : error
    })
    if (file instanceof HttpError) refusal = file
    else if (file) kept.push(file)
  }

  /** Reads a file into memory, or past it. */
  async function holdFile(part: MultipartFile, rule: FileRule | undefined): Promise<void> {
    held = []
    await readFile(request, part, (chunk) => {
      refusal ??= shares?.inMemory.add(chunk.byteLength)
      if (!refusal) held.push(chunk)
    })
    refusal ??= shares?.inMemory.refusal
    const bytes = Buffer.concat(held)
    held = []
    if (part.file.truncated) refusal ??= tooLarge(rule?.refusals?.tooLarge ?? 'An image may have at most 20 MB.')
    const isEmptyInput = part.filename === '' && bytes.byteLength === 0
    if (refusal || isEmptyInput) return
    refusal = await checkType(part.fieldname, bytes, rules)
    if (!refusal) files.push({ field: part.fieldname, bytes })
  }

  for await (const part of readParts(request, rules)) {
    if (part.type === 'field') {
      takeField(part)
      continue
    }
    const taken = [...files, ...kept].filter((file) => file.field === part.fieldname).length
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

/** The parts of a body. */
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

/** What the parser complains of, such as a missing boundary or end, is the sender's fault. */
function toRefusal({ log }: FastifyRequest, error: unknown): unknown {
  if (error instanceof HttpError) return error
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) return error
  log.info({ err: error }, 'a form could not be read')
  return new HttpError(400, 'validation_failed', 'The form of this request is malformed.')
}

function checkFile(field: string, taken: number, rules: Record<string, FileRule>): HttpError | undefined {
  const rule = rules[field]
  if (!rule) return invalidField(field, 'No file is expected here.')
  if (taken < rule.maxFiles) return undefined
  const detail = rule.refusals?.tooMany ?? `At most ${rule.maxFiles} images can be added.`
  return new HttpError(400, 'too_many_files', detail, { fields: { [field]: [detail] } })
}

async function checkType(
  field: string,
  bytes: Uint8Array,
  rules: Record<string, FileRule>,
): Promise<HttpError | undefined> {
  const types = rules[field]?.types
  if (!types || types.includes(await typeOf(bytes))) return undefined
  const detail = `Only ${nameTypes(types)} files are taken.`
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
