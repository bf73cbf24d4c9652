import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Context, context } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type LogContext, runWithLogContext } from '../platform/log-context.ts'
import { endRequestSpan, startRequestSpan } from './request-span.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The fields that all log lines of the request have. */
    logContext: LogContext | null
    /** The trace of the request. */
    traceContext: Context | null
  }
}

/** The header with the id of a request, in both directions. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

/** Ids that a proxy or a client may choose. They cannot contain an email address or forge a log entry. */
const VALID_ID = /^[\w-]{8,64}$/

/** Returns the id that the request brings if it is valid, or a new one. */
export function readRequestId({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID_HEADER.toLowerCase()]
  return typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID()
}

/**
 * Sends the id of each request in a header of the response, and adds it to the log lines of the request. The log lines
 * also have the route, and the account after its authentication.
 */
export function identifyRequests(app: FastifyInstance): void {
  app.decorateRequest('logContext', null)
  app.decorateRequest('traceContext', null)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    request.logContext = { request: request.id, method: request.method, route: request.routeOptions.url ?? 'unknown' }
    request.traceContext = startRequestSpan(request)
    inRequest(request, done)
  })
  // The events of a body and of a response run in the context of the connection, so the context is entered again.
  app.addHook('preValidation', (request, _reply, done) => inRequest(request, done))
  app.addHook('onResponse', (request, reply, done) => {
    endRequestSpan(request, reply)
    inRequest(request, done)
  })
}

/** Runs the work so that its log lines have the fields of the request, and its spans belong to the request. */
export function inRequest<T>({ logContext, traceContext }: FastifyRequest, work: () => T): T {
  return runWithLogContext(logContext ?? {}, () => context.with(traceContext ?? context.active(), work))
}
