import type { FastifyInstance } from 'fastify'

/**
 * Logs one line per response. Logs the route, not the URL, which may contain a token, an email address or a file key.
 */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
