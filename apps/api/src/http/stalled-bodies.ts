import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, systemClock } from '../platform/clock.ts'
import { HttpError } from './http-error.ts'
import { httpRules } from './rules.ts'

const CHECK_MS = 1_000

interface Body {
  request: FastifyRequest
  reply: FastifyReply
  /** The socket's bytes at the start of the current window. */
  bytesRead: number
  windowEndsAt: number
}

/**
 * Ends requests with 408 if fewer than `bodyWindowBytes` of their body arrive in a window of `bodyWindowMs`. Counts the
 * bytes on the socket, so that a slow consumer in this process does not look like a slow client.
 */
export function cutStalledBodies(app: FastifyInstance, clock: Clock = systemClock): void {
  const bodies = new Set<Body>()
  const now = () => clock.now().getTime()

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const bytesRead = request.raw.socket.bytesRead
    bodies.add({ request, reply, bytesRead, windowEndsAt: now() + httpRules.bodyWindowMs })
  })

  function check(body: Body): void {
    const { raw } = body.request
    if (raw.complete || raw.destroyed) {
      bodies.delete(body)
      return
    }
    if (now() < body.windowEndsAt) return
    const { bytesRead } = raw.socket
    // Unread bytes mean that this process is slower than the client.
    if (bytesRead - body.bytesRead >= httpRules.bodyWindowBytes || raw.readableLength > 0) {
      body.bytesRead = bytesRead
      body.windowEndsAt = now() + httpRules.bodyWindowMs
      return
    }
    bodies.delete(body)
    cut(body)
  }

  const timer = setInterval(() => {
    for (const body of bodies) check(body)
  }, CHECK_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Fails the body's stream, so that the route responds 408. Closes the connection if the body is not being read. */
function cut({ request, reply }: Body): void {
  const { raw } = request
  request.log.info('a body arrived too slowly')
  if (reply.raw.headersSent || raw.listenerCount('error') === 0) {
    raw.destroy()
    return
  }
  reply.header('Connection', 'close')
  const detail = 'The upload was too slow and has been stopped. Please check your connection and try again.'
  // Destroying the request would close the connection before the response is sent.
  raw.emit('error', new HttpError(408, 'validation_failed', detail))
}
