import { type Call, IDEMPOTENCY_HEADER, type SessionScope, TOKEN_SCHEME } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { logAccount } from '../platform/log-context.ts'
import { digest } from '../platform/secrets.ts'
import type { FileStore } from '../providers/files/files.ts'
import { acceptedLanguage } from './accept-language.ts'
import type {
  Account,
  AdmitCaller,
  CallContext,
  Caller,
  CallHandler,
  Intent,
  RegisterCall,
  RequestSource,
  StoredUpload,
  Upload,
} from './call-context.ts'
import { createUploadCounter } from './count-upload.ts'
import { abortOnDisconnect, isEvents, sendEvents } from './event-stream.ts'
import { HttpError, invalidField, notFound, unauthorized } from './http-error.ts'
import { createRateLimit } from './rate-limit.ts'
import { parseFields, readBody } from './read-body.ts'
import type { FormSink } from './read-multipart.ts'
import { httpRules } from './rules.ts'
import { confirmationRequired, isOpenTo } from './scopes.ts'

/** Maximum length of a stored `User-Agent` header. */
const MAX_USER_AGENT = 500

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the session. */
    caller: Account | null
    /** The account that the call acts as. */
    account: Account | null
    sessionScope: SessionScope | null
  }
}

/** Authenticates session tokens. */
export interface Tokens {
  /**
   * Returns the session of a token, or null if it has expired or was revoked. `couple` is the account that calls of
   * couples act as.
   */
  authenticate(token: string): Promise<{ account: Account; couple: Account; scope: SessionScope } | null>
}

/** The teams of vendors. */
export interface Teams {
  /** Returns the account that desk calls of this account act as. */
  actAs(account: Account): Promise<Account>
}

export interface RegistrarDeps {
  tokens: Tokens
  teams: Teams
  store: FileStore
  clock?: Clock
}

/**
 * Creates the function that registers calls of the contract as routes: authentication, limits, validation, uploads and
 * the format of the response.
 */
export function createCallRegistrar(
  app: FastifyInstance,
  { tokens, teams, store, clock }: RegistrarDeps,
): RegisterCall {
  app.decorateRequest('caller', null)
  app.decorateRequest('account', null)
  app.decorateRequest('sessionScope', null)
  const countUpload = createUploadCounter()
  const countRead = createRateLimit(httpRules.readsPerAccount, clock)

  /** Runs a call and deletes its stored uploads if it fails. */
  async function withUploads<T>(request: FastifyRequest, work: (stored: StoredUpload[]) => Promise<T>): Promise<T> {
    const stored: StoredUpload[] = []
    try {
      return await work(stored)
    } catch (error) {
      for (const result of await Promise.allSettled(stored.map(({ key }) => store.delete(key)))) {
        if (result.status === 'rejected') {
          request.log.warn({ err: result.reason }, 'an uploaded file could not be deleted; the daily sweep retries it')
        }
      }
      throw error
    }
  }

  async function authenticate(request: FastifyRequest, call: Call): Promise<void> {
    const token = call.auth === 'none' ? null : readToken(request)
    const session = token === null ? null : await tokens.authenticate(token)
    if (session) logAccount(session.account.id)
    // A call with optional authentication ignores a session with too narrow a scope.
    const isEnough = session !== null && isOpenTo(call, session.scope)
    request.caller = isEnough ? session.account : null
    request.account = null
    if (isEnough) request.account = isDeskCall(call) ? await teams.actAs(session.account) : session.couple
    request.sessionScope = isEnough ? session.scope : null
    if (isEnough) return
    if (call.auth === 'required') throw session ? confirmationRequired() : unauthorized()
    if (call.refusesDeadToken && 'authorization' in request.headers && !session) throw unauthorized()
  }

  return <C extends Call>(call: C, handle: CallHandler<C>, admit?: AdmitCaller<C>) => {
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      // Authenticates before the body is read, so that unauthenticated uploads are not stored.
      async onRequest(request, reply) {
        if (call.auth === 'optional') reply.header('Vary', 'Authorization')
        // A response to a token is personal, even if other responses of the call can be cached.
        const isPersonal = call.auth !== 'none' && readToken(request) !== null
        if (call.noStore || isPersonal) reply.header('Cache-Control', 'no-store')
        await authenticate(request, call)
        // Counted per scope, so that host pages and magic links cannot use up the limit of the site.
        if (request.caller && call.method === 'GET') countRead(`${request.caller.id} ${request.sessionScope}`)
      },
      async handler(request, reply) {
        const answer = await countUpload(request, call, (shares) =>
          withUploads(request, async (storedUploads) => {
            const refusal = admit && (await refusalOf(admit(readCaller(request, call))))
            const context = await readContext(request, reply, call, { store, storedUploads, refusal, shares })
            // The session may have been revoked during a long upload, or the caller removed from the team.
            if (request.isMultipart()) {
              await authenticate(request, call)
              if (request.account?.id !== context.account?.id) throw unauthorized()
            }
            return handle(context)
          }),
        )
        if (isEvents(call, answer)) return sendEvents(request, reply, call, answer)
        if (call.status === 302) return reply.redirect(String(answer))
        if (call.status === 204) return reply.code(204).send()
        return reply.code(call.status).send(call.response?.parse(answer))
      },
    })
  }
}

/** Whether a vendor's team sends a call on behalf of the vendor. */
const isDeskCall = ({ path }: Call) => path.startsWith('/desk/')

/** Returns the error of a rejected upload instead of throwing it, because the body must still be read. */
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

function readCaller<C extends Call>(request: FastifyRequest, call: C): Caller<C> {
  const caller: { account: Account | null; params: unknown; bytes: number } = {
    account: request.account,
    params: readParams(request, call),
    bytes: Number(request.headers['content-length'] ?? 0),
  }
  // The cast is safe for the same reason as in `readContext`.
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
  const context: Omit<CallContext<Call>, 'account' | 'caller'> & Record<'account' | 'caller', Account | null> = {
    params,
    query: call.query && parseFields(call.query, request.query),
    body,
    files,
    storedUploads: sink.storedUploads,
    account: request.account,
    caller: request.caller,
    intent: readIntent(request, call, { params, body, files }),
    ip: request.ip,
    source: readSource(request),
    scope: request.sessionScope,
    acceptLanguage: request.headers['accept-language'] ?? '',
    token: readToken(request),
    signal: abortOnDisconnect(reply),
  }
  // The cast is safe: each part has been parsed by the schema of this call.
  return context as CallContext<C>
}

function readSource({ ip, headers, host }: FastifyRequest): RequestSource {
  const isSameOrigin = headers['sec-fetch-site'] === 'same-origin'
  return {
    ip,
    origin: headers.origin ?? null,
    sameOriginHost: isSameOrigin ? host : undefined,
    language: namesLanguage(headers['accept-language']) ? acceptedLanguage(headers['accept-language']) : undefined,
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
    throw invalidField(IDEMPOTENCY_HEADER, 'Send a UUID that is unique for this intent.')
  }
  const hashes = files.map(({ field, bytes }) => [field, digest(bytes)])
  return {
    accountId: request.account.id,
    call: `${call.method} ${call.path}`,
    key,
    bodyHash: digest(JSON.stringify([params, body, hashes])),
  }
}

/** Whether an `Accept-Language` header names a language. `*`, the default of some clients, names none. */
function namesLanguage(header = ''): boolean {
  return header !== '' && header !== '*'
}
