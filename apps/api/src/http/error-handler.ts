import type { ErrorBody, ErrorCode } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../platform/escape-html.ts'
import { QueueBusy } from '../platform/fair-queue.ts'
import { databaseRules } from '../platform/rules.ts'
import { isUnavailable } from '../platform/unavailable.ts'
import { storageRules } from '../providers/files/rules.ts'
import { StorageError } from '../providers/files/storage-error.ts'
import { HttpError, notFound, tooManyRequests, unavailable } from './http-error.ts'
import { ICON_SOURCE, NO_ICON } from './page.ts'
import { inRequest } from './request-id.ts'

interface Refusal {
  code: ErrorCode
  detail: string
}

/** The response to a 4xx that Fastify detects. `REFUSALS` overrides it for some statuses. */
const REFUSAL: Refusal = { code: 'validation_failed', detail: 'We could not read this request.' }
const REFUSALS: Record<number, Refusal> = {
  403: { code: 'forbidden', detail: 'You do not have access to this URL.' },
  404: { code: 'not_found', detail: 'Not found.' },
  413: { code: 'too_large', detail: 'The request is too large.' },
  415: { code: 'unsupported_media_type', detail: 'Send the body as JSON, form-urlencoded or multipart.' },
}

/** Sends all errors in the format of the contract. A 5xx reveals no internal details. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    return inRequest(request, () => sendError(reportError(error, request), request, reply))
  })
}

/** Converts an error to an `HttpError` for the client. Logs unexpected errors. */
export function reportError(error: unknown, request: FastifyRequest): HttpError {
  const failure = toHttpError(error)
  if (failure.code === 'internal') request.log.error({ err: error }, 'a request failed')
  if (failure.code === 'unavailable') request.log.warn({ err: error }, 'the database or a service is unavailable')
  return failure
}

/** Converts an error to the response body of the contract. */
export function toErrorBody(error: HttpError, request: FastifyRequest): ErrorBody {
  return { ...error.fields, detail: error.message, code: error.code, request_id: request.id }
}

/** Sends 404 for unknown routes in the format of the contract. */
export function handleNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply))
}

/** Converts an error to the one that the client learns of. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof StorageError) return unavailable(storageRules.storageRetrySeconds)
  if (isUnavailable(error)) return unavailable(databaseRules.retrySeconds)
  if (error instanceof QueueBusy) return tooManyRequests(error.retrySeconds)
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) {
    const { code, detail } = REFUSALS[status] ?? REFUSAL
    return new HttpError(status, code, detail)
  }
  return new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.')
}

function sendError(error: HttpError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(error.status).header('Cache-Control', 'no-store')
  if (error.retryAfter !== undefined) reply.header('Retry-After', String(error.retryAfter))
  const body = toErrorBody(error, request)
  if (!request.headers.accept?.includes('text/html')) return reply.type('application/json').send(body)
  return reply
    .header('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; ${ICON_SOURCE}`)
    .type('text/html')
    .send(toPage(body))
}

/** An HTML page for an error that a browser navigated to. */
function toPage({ detail, request_id }: ErrorBody): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(detail)}</title>${NO_ICON}
<body style="font:16px/1.5 system-ui;max-width:32em;margin:15vh auto;padding:0 16px">
<h1 style="font-size:20px">${escapeHtml(detail)}</h1><p>Go back in your browser to continue.</p>
<p style="color:#666">Reference: ${escapeHtml(request_id)}</p></body></html>`
}
