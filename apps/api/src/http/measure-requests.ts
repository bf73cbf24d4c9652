import type { Meter } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'

const MILLISECONDS = 1_000

/** Measures the duration of each request, by method, route and status. The route contains no ids or tokens. */
export function measureRequests(app: FastifyInstance, meter: Meter): void {
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    // The boundaries that the semantic conventions of OpenTelemetry advise.
    advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] },
  })
  app.addHook('onResponse', async (request, reply) => {
    duration.record(reply.elapsedTime / MILLISECONDS, {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'unknown',
      'http.response.status_code': reply.statusCode,
    })
  })
}
