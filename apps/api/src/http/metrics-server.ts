import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Telemetry } from '../platform/telemetry.ts'
import { createServer } from './create-server.ts'

/** Creates the server of `GET /metrics`. It has a port of its own, so that a proxy does not publish it. */
export function createMetricsServer(
  log: FastifyBaseLogger,
  sendMetrics: NonNullable<Telemetry['sendMetrics']>,
): FastifyInstance {
  const app = createServer({ log, trustProxy: 0 })
  app.get('/metrics', (request, reply) => {
    reply.hijack()
    sendMetrics(request.raw, reply.raw)
  })
  return app
}
