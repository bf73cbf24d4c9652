import { IDEMPOTENCY_HEADER, type ResponseOf, TOKEN_SCHEME, type Wire } from '../contract/shared/call.ts'
import { Unreadable } from '../contract/shared/read.ts'
import { wire } from '../contract/shared/wire.ts'
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
  random: Random
  log: Log
  notify: Notify
  /** The stored token, read at every request. */
  token(): string | null
  /** This call takes a token, and there is none or the backend no longer knows it. */
  onUnauthorized(path: string): void
  /** The session that made this call is too narrow for it. */
  onConfirmationRequired(method: string, path: string): void
}

interface Sending extends Encoded, SendOptions {
  method: string
  path: string
  /** By default what the path says. */
  auth?: Wire['auth']
  refusesDeadToken?: true
  isRead?: true
}

/** Makes the one way to the backend. */
export function createHttp(deps: HttpDeps): Http {
  /** Sends until there is an answer worth having. Throws an `SdkError` for everything but success. */
  async function exchange(sending: Sending): Promise<{ status: number; data: unknown }> {
    const { method, path, refusesDeadToken, idempotencyKey } = sending
    const auth = sending.auth ?? authOf(path)
    const token = sending.token ?? (auth === 'none' ? null : deps.token())
    if (auth === 'required' && !token) {
      deps.onUnauthorized(path)
      throw new SdkError('unauthorized', 'Nobody is signed in.', { status: 401 })
    }
    const headers = { ...sending.headers }
    if (token) headers.Authorization = `${TOKEN_SCHEME} ${token}`
    if (idempotencyKey) headers[IDEMPOTENCY_HEADER] = idempotencyKey
    const isRepeatable = method === 'GET' || sending.isRead || idempotencyKey !== undefined

    for (let attempt = 1; ; attempt++) {
      const reply = await send({ ...sending, headers }, deps).catch(toSdkError)
      // Whatever came, it is for somebody who is no longer here.
      if (token && !sending.token && token !== deps.token())
        throw new SdkError('session_changed', 'The session has changed.')
      if (!(reply instanceof SdkError) && reply.status < 300) return reply
      const error = reply instanceof SdkError ? reply : toFailure(reply)
      const delay = isRepeatable ? retryDelay(error, attempt, deps.random) : null
      if (delay === null) {
        // Whoever signed in while a call without a token was under way is not to blame.
        const isToldElsewhere = auth === 'none' || refusesDeadToken
        if (!isToldElsewhere && error.status === 401 && token === deps.token()) deps.onUnauthorized(path)
        if (error.code === 'confirmation_required' && token === deps.token()) deps.onConfirmationRequired(method, path)
        if (error.code === 'unverified') deps.notify({ code: 'unverified', message: error.message })
        throw error
      }
      await deps.clock.sleep(delay, sending.signal ?? deps.owner)
    }
  }

  async function resultOf<Data>(sending: Sending, read: (data: unknown) => Data): Promise<CallResult<Data>> {
    try {
      const { status, data } = await exchange(sending)
      return { ok: true, status, data: read(data) }
    } catch (cause) {
      const error = toSdkError(cause)
      const gotNothing = error.code === 'network' || error.code === 'timeout'
      if (gotNothing && sending.method === 'POST' && !sending.isRead) deps.notify({ code: 'network' })
      return errorResult(error)
    }
  }

  /** Sends without a token too, when there is none: the backend answers what it thinks of that. */
  function plainly(method: string, path: string, rest: Partial<Sending>): Promise<CallResult<unknown>> {
    return resultOf({ headers: {}, ...rest, method, path }, (data) => data)
  }

  return {
    async call<Ref extends CallRef>(
      ref: Ref,
      input: SendOptions & { params?: unknown; query?: unknown; body?: unknown },
    ) {
      const call = wireOf(ref)
      const { params, query, body, logFailure, ...options } = input
      const path = withQuery(fillPath(call.path, params), query)
      const sending = { ...call, ...options, ...encodeBody(call, body, options.files), path }
      // The contract's tests hold each reader to the schema this type comes from.
      const result = await resultOf(sending, (data) => readAnswer(call, data) as ResponseOf<CallOf<Ref>>)
      if (logFailure && !result.ok && result.error.code !== 'aborted')
        deps.log.warn(`${call.path} failed.`, result.error)
      return result
    },

    post: (path, body) => plainly('POST', withQuery(path), body instanceof FormData ? { body } : jsonBody(body ?? {})),

    async get(path, { params, signal } = {}) {
      const result = await plainly('GET', withQuery(path, params), { signal })
      if (!result.ok) deps.log.warn(`GET ${path} failed.`, result.error)
      return result
    },

    async delete(path) {
      const result = await plainly('DELETE', withQuery(path), {})
      if (result.ok) return result.data
      deps.log.warn(`DELETE ${path} failed.`, result.error)
      return undefined
    },
  }
}

function wireOf(ref: CallRef): Wire {
  return typeof ref === 'string' ? wire[ref] : ref
}

function readAnswer({ path, read }: Wire, data: unknown): unknown {
  try {
    return read?.(data)
  } catch (cause) {
    if (!(cause instanceof Unreadable)) throw cause
    throw new SdkError('invalid_response', `The answer to ${path} makes no sense.`, { status: 200, cause })
  }
}
