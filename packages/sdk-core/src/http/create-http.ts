import { IDEMPOTENCY_HEADER, type ResponseOf, TOKEN_SCHEME, type Wire } from '../contract/shared/call.ts'
import { Unreadable } from '../contract/shared/read.ts'
import { wire } from '../contract/shared/wire.ts'
import { explainInvalid, explainProblem } from '../errors/explain-problem.lazy.ts'
import { helpLink } from '../errors/help-link.ts'
import { SdkError, toSdkError } from '../errors/sdk-error.ts'
import type { Log, Notify, Random } from '../platform/platform.ts'
import type { CallResult } from './call-result.ts'
import { errorResult } from './call-result.ts'
import { type Encoded, encodeBody, fillPath, jsonBody, withQuery } from './encode.ts'
import type { CallOf, CallRef, Http, SendOptions } from './http.ts'
import { retryDelay } from './retry.ts'
import { type SendDeps, send } from './send.ts'
import { toFailure } from './to-failure.ts'
import { authOf } from './token-rule.ts'

export interface HttpDeps extends SendDeps {
  /** The error of each call if the URL of the backend cannot be used. */
  hostError?: SdkError | null
  random: Random
  log: Log
  notify: Notify
  /** Returns the language of the page. If undefined, the browser sends its own languages. */
  language?: (() => string | undefined) | undefined
  /** Returns the stored token. Called before every request. */
  token(): string | null
  /** Called when a call requires a token, but there is none or the backend rejects it. */
  onUnauthorized(path: string): void
  /** Called when the session's scope does not allow a call. */
  onConfirmationRequired(method: string, path: string): void
}

interface Sending extends Encoded, SendOptions {
  method: string
  path: string
  /** Whether to send the token. By default, this depends on the path. */
  auth?: Wire['auth']
  refusesDeadToken?: true
  isRead?: true
}

export function createHttp(deps: HttpDeps): Http {
  /** Sends a request, with retries. Throws an `SdkError` if all attempts fail. */
  async function exchange(sending: Sending): Promise<{ status: number; data: unknown }> {
    if (deps.hostError) throw deps.hostError
    const { method, path, refusesDeadToken, idempotencyKey } = sending
    const auth = sending.auth ?? authOf(path)
    const token = sending.token ?? (auth === 'none' ? null : deps.token())
    if (auth === 'required' && !token) {
      deps.onUnauthorized(path)
      throw new SdkError('unauthorized', 'The call needs a session.', { status: 401 })
    }
    const headers = { ...sending.headers }
    const language = deps.language?.()
    if (language) headers['Accept-Language'] = language
    if (token) headers.Authorization = `${TOKEN_SCHEME} ${token}`
    if (idempotencyKey) headers[IDEMPOTENCY_HEADER] = idempotencyKey
    const isRepeatable = method === 'GET' || sending.isRead || idempotencyKey !== undefined

    for (let attempt = 1; ; attempt++) {
      const reply = await send({ ...sending, headers }, deps).catch(toSdkError)
      // The session that sent the request has ended.
      if (token && !sending.token && token !== deps.token())
        throw new SdkError('session_changed', 'The session has changed.')
      if (!(reply instanceof SdkError) && reply.status < 300) return reply
      const error = reply instanceof SdkError ? reply : toFailure(reply)
      const delay = isRepeatable ? retryDelay(error, attempt, deps.random) : null
      if (delay === null) {
        // A call without a token may get a 401 after the visitor has signed in. The new session must not end.
        const keepsSession = auth === 'none' || refusesDeadToken
        if (!keepsSession && error.status === 401 && token === deps.token()) deps.onUnauthorized(path)
        if (error.code === 'confirmation_required' && token === deps.token()) deps.onConfirmationRequired(method, path)
        if (error.code === 'unverified') deps.notify({ code: 'unverified', message: error.message })
        throw error
      }
      await deps.clock.sleep(delay, sending.signal ?? deps.owner)
    }
  }

  async function resultOf<Data>(
    sending: Sending,
    read: (data: unknown) => Data,
    call?: Wire,
  ): Promise<CallResult<Data>> {
    let body: unknown
    try {
      const { status, data } = await exchange(sending)
      body = data
      return { ok: true, status, data: read(data) }
    } catch (cause) {
      const isInvalid = call && cause instanceof Unreadable
      const error = isInvalid ? await invalidResponse(call, body, deps.apiHost, cause) : toSdkError(cause)
      const isOffline = error.code === 'network' || error.code === 'timeout'
      if (isOffline && sending.method === 'POST' && !sending.isRead) deps.notify({ code: 'network' })
      return errorResult(error)
    }
  }

  /** Sends a request whether or not there is a token. The backend decides if the token is required. */
  function sendPlain(method: string, path: string, rest: Partial<Sending>): Promise<CallResult<unknown>> {
    return resultOf({ headers: {}, ...rest, method, path }, (data) => data)
  }

  return {
    async call<Ref extends CallRef>(
      ref: Ref,
      input: SendOptions & { params?: unknown; query?: unknown; body?: unknown },
    ) {
      const call = wireOf(ref)
      if (!call) return errorResult(await unknownCall(ref))
      const { params, query, body, logFailure, ...options } = input
      const path = withQuery(fillPath(call.path, params), query)
      const sending = { ...call, ...options, ...encodeBody(call, body, options.files), path }
      // The cast is safe, because the contract tests compare each reader with the schema that defines the type.
      const result = await resultOf(sending, (data) => readResponse(call, data) as ResponseOf<CallOf<Ref>>, call)
      if (logFailure && !result.ok && result.error.code !== 'aborted' && result.error !== deps.hostError)
        deps.log.warn(`${call.path} failed.`, result.error)
      return result
    },

    post: (path, body) =>
      sendPlain('POST', withQuery(path), body instanceof FormData ? { body } : jsonBody(body ?? {})),

    async get(path, { params, signal } = {}) {
      const result = await sendPlain('GET', withQuery(path, params), { signal })
      if (!result.ok) deps.log.warn(`GET ${path} failed.`, result.error)
      return result
    },

    async delete(path) {
      const result = await sendPlain('DELETE', withQuery(path), {})
      if (result.ok) return result.data
      deps.log.warn(`DELETE ${path} failed.`, result.error)
      return undefined
    },
  }
}

function wireOf(ref: CallRef): Wire | undefined {
  if (typeof ref !== 'string') return ref
  return Object.hasOwn(wire, ref) ? wire[ref] : undefined
}

async function unknownCall(ref: unknown): Promise<SdkError> {
  const code = 'unknown_call'
  const expected = 'a name that every client knows, or a wire such as coupleWire.getDashboard'
  const problem = { code, subject: 'The call', value: ref, allowed: Object.keys(wire), expected }
  return new SdkError(code, await explainProblem(problem))
}

/** Parses a response. Throws `Unreadable` for a web page, because readers accept a missing list. */
function readResponse({ read }: Wire, data: unknown): unknown {
  if (read && typeof data === 'string' && data.trimStart().startsWith('<')) throw new Unreadable('expected JSON')
  return read?.(data)
}

async function invalidResponse({ path, read }: Wire, data: unknown, apiHost: string, cause: Unreadable) {
  const code = 'invalid_response'
  const message = `${apiHost} responded to ${path} with ${await explainInvalid(read, data)}. ${helpLink(code)}`
  return new SdkError(code, message, { status: 200, cause })
}
