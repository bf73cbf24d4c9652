import { type Context, context, propagation, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SpanKind, startSpan, withSpan } from '../platform/spans.ts'

/**
 * Starts the span of a request, which continues the trace of its `traceparent` header. The span has the pattern of the
 * route, never the URL.
 */
export function startRequestSpan({ headers, method, routeOptions, id }: FastifyRequest): Context {
  const route = routeOptions.url ?? 'unknown'
  const caller = propagation.extract(context.active(), headers)
  return context.with(caller, () => {
    const attributes = { 'http.request.method': method, 'http.route': route, 'vowkit.request.id': id }
    const span = startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes })
    return withSpan(span, () => context.active())
  })
}

/** Ends the span of a request with the status of the response. */
export function endRequestSpan({ traceContext, logContext }: FastifyRequest, { statusCode }: FastifyReply): void {
  const span = traceContext && trace.getSpan(traceContext)
  if (!span) return
  span.setAttribute('http.response.status_code', statusCode)
  if (logContext?.account !== undefined) span.setAttribute('vowkit.account.id', logContext.account)
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
