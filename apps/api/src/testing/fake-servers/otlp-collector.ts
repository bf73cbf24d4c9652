import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const Value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
  doubleValue: z.number().optional(),
})
const Span = z.object({
  name: z.string(),
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z.string().optional(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
  status: z.object({ code: z.number() }),
})

/** The body of `POST /v1/traces` in the JSON encoding of OTLP. */
const TraceRequest = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})

/** A span that the collector received. */
export interface CollectedSpan extends Omit<z.output<typeof Span>, 'attributes'> {
  attributes: Record<string, string | number | undefined>
}

/** Starts an OpenTelemetry collector that speaks OTLP over HTTP with JSON. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const bodies: { path: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    bodies.push({ path: request.url ?? '', body })
    if (request.url === '/v1/traces') spans.push(...readSpans(body))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function readSpans(body: string): CollectedSpan[] {
  const { resourceSpans } = TraceRequest.parse(JSON.parse(body))
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(
        span.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
      ),
    }))
}
