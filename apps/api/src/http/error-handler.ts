import type { ErrorBody, ErrorCode } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../platform/escape-html.ts'
import { QueueBusy } from '../platform/fair-queue.ts'
import { HttpError, notFound, tooManyRequests } from './http-error.ts'
import { ICON_SOURCE, NO_ICON } from './page.ts'

interface Refusal {
  code: ErrorCode
  detail: string
}

/** What the server's own refusals are called on our wire. */
const REFUSAL: Refusal = { code: 'validation_failed', detail: 'The request cannot be read.' }
const REFUSALS: Record<number, Refusal> = {
  403: { code: 'forbidden', detail: 'Nothing is served from here.' },
  404: { code: 'not_found', detail: 'Not found.' },
  413: { code: 'too_large', detail: 'The request is too large.' },
  415: { code: 'unsupported_media_type', detail: 'Send JSON, a form or multipart.' },
}

/** Every failure leaves in one shape, and a 5xx says nothing of the inside. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    return sendError(noteFailure(error, request), request, reply)
  })
}

/** What a caller is told of a failure; the log has the rest of it. */
export function noteFailure(error: unknown, request: FastifyRequest): HttpError {
  const failure = toHttpError(error)
  if (failure.code === 'internal') request.log.error({ err: error }, 'a request failed')
  return failure
}

/** The one shape of failures. */
export function toErrorBody(error: HttpError, request: FastifyRequest): ErrorBody {
  return { ...error.fields, detail: error.message, code: error.code, request_id: request.id }
}

/** Answers an address nobody serves like every other failure. */
export function handleUnknownAddresses(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply))
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
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

/** For a person whose browser was sent here. */
function toPage({ detail, request_id }: ErrorBody): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(detail)}</title>${NO_ICON}
<body style="font:16px/1.5 system-ui;max-width:32em;margin:15vh auto;padding:0 16px">
<h1 style="font-size:20px">${escapeHtml(detail)}</h1><p>Go back in your browser to continue.</p>
<p style="color:#666">Reference: ${escapeHtml(request_id)}</p></body></html>`
}
