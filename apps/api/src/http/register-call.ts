import { type Call, IDEMPOTENCY_HEADER, type SessionScope, TOKEN_SCHEME } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { digest } from '../platform/secrets.ts'
import type { FileStore } from '../providers/files/files.ts'
import type {
  Account,
  AdmitCaller,
  CallContext,
  Caller,
  CallHandler,
  Intent,
  KeptFile,
  RegisterCall,
  RequestSource,
  Upload,
} from './call-context.ts'
import { createUploadCounter } from './count-upload.ts'
import { isEvents, sendEvents, untilGone } from './event-stream.ts'
import { HttpError, invalidField, notFound, unauthorized } from './http-error.ts'
import { createRateLimit } from './rate-limit.ts'
import { parseFields, readBody } from './read-body.ts'
import type { FormSink } from './read-multipart.ts'
import { httpRules } from './rules.ts'
import { confirmationRequired, isOpenTo } from './scopes.ts'

/** Characters of a `User-Agent` header that are kept. */
const MAX_USER_AGENT = 500

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null
    sessionScope: SessionScope | null
  }
}

export interface Tokens {
  /** Finds the live session of a token and what it may do. */
  authenticate(token: string): Promise<{ account: Account; scope: SessionScope } | null>
}

/** The one way a call of the contract becomes a route. */
export function createCallRegistrar(
  app: FastifyInstance,
  tokens: Tokens,
  store: FileStore,
  clock?: Clock,
): RegisterCall {
  app.decorateRequest('account', null)
  app.decorateRequest('sessionScope', null)
  const countUpload = createUploadCounter()
  const countRead = createRateLimit(httpRules.readsPerAccount, clock)

  /** Does a call's work; the files it brought stay in the store only when that succeeds. */
  async function withFiles<T>(request: FastifyRequest, work: (kept: KeptFile[]) => Promise<T>): Promise<T> {
    const kept: KeptFile[] = []
    try {
      return await work(kept)
    } catch (error) {
      for (const result of await Promise.allSettled(kept.map(({ key }) => store.delete(key)))) {
        if (result.status === 'rejected') request.log.warn({ err: result.reason }, 'a file could not be removed')
      }
      throw error
    }
  }

  async function recogniseCaller(request: FastifyRequest, call: Call): Promise<void> {
    const token = call.auth === 'none' ? null : readToken(request)
    const session = token === null ? null : await tokens.authenticate(token)
    // A call that needs no session treats a session that is too narrow like none.
    const isEnough = session !== null && isOpenTo(call, session.scope)
    request.account = isEnough ? session.account : null
    request.sessionScope = isEnough ? session.scope : null
    if (isEnough) return
    if (call.auth === 'required') throw session ? confirmationRequired() : unauthorized()
    if (call.refusesDeadToken && 'authorization' in request.headers && !session) throw unauthorized()
  }

  return <C extends Call>(call: C, handle: CallHandler<C>, admit?: AdmitCaller<C>) => {
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      // Before the body is read, so that a stranger's uploads are not.
      async onRequest(request, reply) {
        if (call.auth === 'optional') reply.header('Vary', 'Authorization')
        // What a token brings is somebody's own, also where others may keep their answer.
        const isPersonal = call.auth !== 'none' && readToken(request) !== null
        if (call.noStore || isPersonal) reply.header('Cache-Control', 'no-store')
        await recogniseCaller(request, call)
        // A partner's page or a forwarded link uses up nothing of the site's sessions.
        if (request.account && call.method === 'GET') countRead(`${request.account.id} ${request.sessionScope}`)
      },
      async handler(request, reply) {
        const answer = await countUpload(request, call, (shares) =>
          withFiles(request, async (kept) => {
            const refusal = admit && (await refusalOf(admit(readCaller(request, call))))
            const context = await readContext(request, reply, call, { store, kept, refusal, shares })
            // An upload takes its time, in which its session may have ended.
            if (request.isMultipart()) await recogniseCaller(request, call)
            return handle(context)
          }),
        )
        if (isEvents(call, answer)) return sendEvents(request, reply, call, answer)
        if (call.status === 302) return reply.redirect(String(answer))
        return reply.code(call.status).send(call.response?.parse(answer))
      },
    })
  }
}

/** What somebody is refused with, if they are. */
async function refusalOf(admission: Promise<void>): Promise<HttpError | undefined> {
  try {
    await admission
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
}

function readParams(request: FastifyRequest, call: Call): unknown {
  const params = call.params?.safeParse(request.params)
  if (params && !params.success) throw notFound()
  return params?.data
}

/** Who asks, and of what; the body is not needed for that. */
function readCaller<C extends Call>(request: FastifyRequest, call: C): Caller<C> {
  const caller: { account: Account | null; params: unknown; bytes: number } = {
    account: request.account,
    params: readParams(request, call),
    bytes: Number(request.headers['content-length'] ?? 0),
  }
  // As in `readContext`.
  return caller as Caller<C>
}

async function readContext<C extends Call>(
  request: FastifyRequest,
  reply: FastifyReply,
  call: C,
  sink: FormSink,
): Promise<CallContext<C>> {
  const params = readParams(request, call)
  const { fields, files } = call.body ? await readBody(request, call, sink) : { fields: undefined, files: [] }
  const body = call.body && parseFields(call.body, fields)
  const context: Omit<CallContext<Call>, 'account'> & { account: Account | null } = {
    params,
    query: call.query && parseFields(call.query, request.query),
    body,
    files,
    kept: sink.kept,
    account: request.account,
    intent: readIntent(request, call, { params, body, files }),
    ip: request.ip,
    source: readSource(request),
    scope: request.sessionScope,
    acceptLanguage: request.headers['accept-language'] ?? '',
    token: readToken(request),
    signal: untilGone(reply),
  }
  // The context of "some call" is the context of this one: each part was just read by this call's own schema.
  return context as CallContext<C>
}

function readSource({ ip, headers, host }: FastifyRequest): RequestSource {
  const isSameOrigin = headers['sec-fetch-site'] === 'same-origin'
  return {
    ip,
    origin: headers.origin ?? null,
    sameOriginHost: isSameOrigin ? host : undefined,
    userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
  }
}

function readToken(request: FastifyRequest): string | null {
  const [scheme, token, ...rest] = request.headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === TOKEN_SCHEME.toLowerCase() && token && rest.length === 0 ? token : null
}

function readIntent(
  request: FastifyRequest,
  call: Call,
  { params, body, files }: { params: unknown; body: unknown; files: Upload[] },
): Intent | null {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()]
  if (!call.idempotent || key === undefined || !request.account) return null
  if (typeof key !== 'string' || !/^[\w-]{1,128}$/.test(key)) {
    throw invalidField(IDEMPOTENCY_HEADER, 'Send a UUID made for this intent.')
  }
  const hashes = files.map(({ field, bytes }) => [field, digest(bytes)])
  return {
    accountId: request.account.id,
    call: `${call.method} ${call.path}`,
    key,
    bodyHash: digest(JSON.stringify([params, body, hashes])),
  }
}
