import { type Call, isRecord } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Upload } from './call-context.ts'
import { type FieldMessages, HttpError, invalidField } from './http-error.ts'
import { type FormSink, readMultipart } from './read-multipart.ts'
import { httpRules } from './rules.ts'

z.config({
  ...z.locales.en(),
  customError(issue) {
    if (issue.input === undefined) return 'This field is required.'
    if (issue.code === 'invalid_type' && Array.isArray(issue.input)) return 'This field takes one value.'
    if (issue.code === 'too_big' && issue.origin === 'string') return `Use at most ${issue.maximum} characters.`
    return undefined
  },
})

/** Reads a JSON, form-urlencoded or multipart body. */
export async function readBody(
  request: FastifyRequest,
  call: Call,
  sink: FormSink,
): Promise<{ fields: unknown; files: Upload[] }> {
  if (request.isMultipart()) return readMultipart(request, call.files ?? {}, sink)
  if (sink.refusal) throw sink.refusal
  const fields = request.body ?? {}
  if (!isRecord(fields)) throw invalidField('body', 'The body must be a JSON object or a form.')
  return { fields, files: [] }
}

/** Parses a value by its schema. Throws 400 with a message for each invalid field. */
export function parseFields<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  for (const [field, content] of Object.entries(isRecord(value) ? value : {})) {
    const values = [content].flat()
    if (values.length > httpRules.fields) throw invalidField(field, `Send at most ${httpRules.fields} values.`)
    if (values.some(isUnreadable))
      throw invalidField(field, 'This text contains characters that we cannot store. Please type it again.')
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: FieldMessages = {}
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? 'body')
    // Reports only the first error of a field, because later errors often result from it.
    fields[field] ??= [message]
    // Forms with lists show the error at the item: `lines.0.description`.
    if (path.length > 1) fields[path.join('.')] ??= [message]
  }
  throw new HttpError(400, 'validation_failed', result.error.issues[0]?.message ?? 'Invalid input.', { fields })
}

/** Whether a string has characters that the database rejects: NUL, or half of a surrogate pair. */
function isUnreadable(value: unknown): boolean {
  return typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())
}

/** Parses an empty JSON body as `{}`, because some clients send the content type without a body. */
export function acceptEmptyJson(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)))
    } catch {
      done(new HttpError(400, 'validation_failed', 'We could not read the JSON of this request.'))
    }
  })
}
