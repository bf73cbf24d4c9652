import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { IDEMPOTENCY_HEADER } from '@vowkit/sdk-core/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { toAddressBucket } from '../platform/address-bucket.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { logAnswers } from './access-log.ts'
import { handleErrors, handleUnknownAddresses } from './error-handler.ts'
import { createRateLimit } from './rate-limit.ts'
import { acceptEmptyJson } from './read-body.ts'
import { httpRules } from './rules.ts'
import { cutStalledBodies } from './stalled-bodies.ts'

export interface ServerOptions {
  log: FastifyBaseLogger
  /** Proxies in front of us whose word on the caller's address we take. */
  trustProxy: number
  clock?: Clock
}

/** A server with our rules for addresses, logs and failures, and no route yet. */
export function createServer({ log, trustProxy, clock = systemClock }: ServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Numbers of requests come from us: a caller's own could forge lines of the log.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: httpRules.bodyBytes,
    requestTimeout: httpRules.requestMs,
    // Counted from our own socket, so that nothing a caller writes in front of the list is taken for an address.
    trustProxy: trustProxy > 0 && ((_address, hop) => hop < trustProxy),
    forceCloseConnections: 'idle',
    // As long as a request's head: whoever takes a parameter judges it, and answers like for any other.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '/' }) => toReadable(url),
  })
  handleErrors(app)
  logAnswers(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff')
  })
  cutStalledBodies(app, clock)
  return app
}

/** An address whose escapes are broken as one that can be read; it is looked for, and not found, like any other. */
function toReadable(url: string): string {
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

/** Lets pages of every origin call, as the token is the authority and there are no cookies; reads every kind of body. */
export async function acceptCalls(app: FastifyInstance, clock: Clock = systemClock): Promise<void> {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', IDEMPOTENCY_HEADER],
    exposedHeaders: ['Retry-After'],
    maxAge: 86_400,
    strictPreflight: false,
  })
  // Behind the hook of CORS, so that a page can read the answer.
  const countRequest = createRateLimit(httpRules.requestsPerAddress, clock)
  app.addHook('onRequest', async ({ ip }) => countRequest(toAddressBucket(ip)))
  await app.register(formbody)
  await app.register(multipart, { throwFileSizeLimit: false })
  acceptEmptyJson(app)
  handleUnknownAddresses(app)
}
