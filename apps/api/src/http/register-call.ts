import { type Call, IDEMPOTENCY_HEADER, TOKEN_SCHEME } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { digest } from '../platform/secrets.ts'
import type { Account, CallContext, CallHandler, Intent, RegisterCall, Upload } from './call-context.ts'
import { invalidField, notFound, unauthorized } from './http-error.ts'
import { parseFields, readBody } from './read-body.ts'
import { createUploadBudget } from './upload-budget.ts'

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null
  }
}

/** Tells whose token this is; null for a dead one, and for one that is not enough for this call. */
export type Authenticate = (token: string, call: Call) => Promise<Account | null>

/** The one way a call of the contract becomes a route. */
export function createCallRegistrar(app: FastifyInstance, authenticate: Authenticate): RegisterCall {
  app.decorateRequest('account', null)
  const countUpload = createUploadBudget()

  async function recogniseCaller(request: FastifyRequest, call: Call): Promise<void> {
    const token = call.auth === 'none' ? null : readToken(request)
    request.account = token === null ? null : await authenticate(token, call)
    if (call.auth === 'required' && !request.account) throw unauthorized()
  }

  return <C extends Call>(call: C, handle: CallHandler<C>) => {
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      // Before the body is read, so that a stranger's uploads are not.
      async onRequest(request, reply) {
        if (call.noStore) reply.header('Cache-Control', 'no-store')
        await recogniseCaller(request, call)
      },
      async handler(request, reply) {
        const answer = await countUpload(request, call, async () => {
          const context = await readContext(request, call)
          // An upload takes its time, in which its session may have ended.
          if (request.isMultipart()) await recogniseCaller(request, call)
          return handle(context)
        })
        if (call.status === 302) return reply.redirect(String(answer))
        return reply.code(call.status).send(call.response?.parse(answer))
      },
    })
  }
}

async function readContext<C extends Call>(request: FastifyRequest, call: C): Promise<CallContext<C>> {
  const params = call.params?.safeParse(request.params)
  if (params && !params.success) throw notFound()
  const { fields, files } = call.body ? await readBody(request, call) : { fields: undefined, files: [] }
  const body = call.body && parseFields(call.body, fields)
  const context: Omit<CallContext<Call>, 'account'> & { account: Account | null } = {
    params: params?.data,
    query: call.query && parseFields(call.query, request.query),
    body,
    files,
    account: request.account,
    intent: readIntent(request, call, { params: params?.data, body, files }),
    ip: request.ip,
    token: readToken(request),
  }
  // The context of "some call" is the context of this one: each part was just read by this call's own schema.
  return context as CallContext<C>
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
