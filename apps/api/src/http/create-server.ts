import { maxHeaderSize } from 'node:http'
import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { IDEMPOTENCY_HEADER } from '@vowkit/sdk-core/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { toAddressBucket } from '../platform/address-bucket.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { logResponses } from './access-log.ts'
import { handleErrors, handleNotFound } from './error-handler.ts'
import { createRateLimit } from './rate-limit.ts'
import { acceptEmptyJson } from './read-body.ts'
import { identifyRequests, REQUEST_ID_HEADER, readRequestId } from './request-id.ts'
import { httpRules } from './rules.ts'
import { cutStalledBodies } from './stalled-bodies.ts'

export interface ServerOptions {
  log: FastifyBaseLogger
  /** The number of proxies whose `X-Forwarded-For` entries are trusted. */
  trustProxy: number
  clock?: Clock
}

/** Creates a server without routes: limits, log, error responses and proxy settings. */
export function createServer({ log, trustProxy, clock = systemClock }: ServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: readRequestId,
    requestIdHeader: false,
    // The log adds the id, the route and the account itself.
    childLoggerFactory: (logger) => logger,
    bodyLimit: httpRules.bodyBytes,
    requestTimeout: httpRules.requestMs,
    // Counts from the end of `X-Forwarded-For`, so that entries that a client adds are ignored.
    trustProxy: trustProxy > 0 && ((_address, hop) => hop < trustProxy),
    forceCloseConnections: 'idle',
    // Equals the size limit of the request head, so that long parameters reach the handlers and get validation errors.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '/' }) => escapeMalformed(url),
  })
  identifyRequests(app)
  handleErrors(app)
  logResponses(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff')
  })
  cutStalledBodies(app, clock)
  return app
}

/** Escapes the percent signs of a malformed URL, so that it gets a normal 404. */
function escapeMalformed(url: string): string {
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

/**
 * Adds CORS, the rate limit per client address, and parsers for all body types. Allows all origins, because requests
 * are authenticated by a token and not by cookies.
 */
export async function acceptCalls(app: FastifyInstance, clock: Clock = systemClock): Promise<void> {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', IDEMPOTENCY_HEADER, REQUEST_ID_HEADER],
    exposedHeaders: ['Retry-After', REQUEST_ID_HEADER],
    maxAge: 86_400,
    strictPreflight: false,
  })
  // Registered after CORS, so that pages can read the 429.
  const countRequest = createRateLimit(httpRules.requestsPerAddress, clock)
  app.addHook('onRequest', async ({ ip }) => countRequest(toAddressBucket(ip)))
  await app.register(formbody)
  await app.register(multipart, { throwFileSizeLimit: false })
  acceptEmptyJson(app)
  handleNotFound(app)
}
