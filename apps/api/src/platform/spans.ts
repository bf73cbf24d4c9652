import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Returns the tracer of the process. It records nothing unless `startTracing` has been called. */
function tracer() {
  return trace.getTracer('vowkit')
}

export interface SpanOptions {
  kind?: SpanKind
  attributes?: Attributes
  /** Whether the span starts a new trace instead of continuing the current one. */
  root?: boolean
}

/** Starts a span. The caller ends it. */
export function startSpan(name: string, options: SpanOptions = {}): Span {
  return tracer().startSpan(name, options)
}

/** Runs the work in a span of the current trace. The span has the status of an error if the work throws. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, options)
  try {
    return await withSpan(span, work)
  } catch (error) {
    failSpan(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Runs the work so that its spans are children of the given span. */
export function withSpan<T>(span: Span, work: () => T): T {
  return context.with(trace.setSpan(context.active(), span), work)
}

/** Marks a span as failed. Records the kind of the error but not its message, which may contain user input. */
export function failSpan(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Returns the header `traceparent` for a request to another server. Empty outside of a trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** Returns the id of the current trace, or undefined outside of a trace. */
export function readTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId
}

export { SpanKind }
