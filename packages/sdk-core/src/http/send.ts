import { SdkError } from '../errors/sdk-error.ts'
import { fromJson } from '../platform/json.ts'
import type { Clock, Fetch, FetchResponse, Upload } from '../platform/platform.ts'
import { ignoreAbort } from '../platform/start-loop.ts'
import type { SendOptions } from './http.ts'

/** Timeout of a request that receives no data. */
export const TIMEOUT_MS = 20_000
/** Timeout of an upload that makes no progress. The total time of an upload is not limited. */
export const UPLOAD_TIMEOUT_MS = 180_000

export interface SendDeps {
  apiHost: string
  fetch: Fetch
  upload: Upload
  clock: Clock
  /** Aborts when the client is destroyed. No request is sent afterwards. */
  owner: AbortSignal
}

/** The parameters of one request. */
export interface Outgoing {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
  onProgress?: SendOptions['onProgress']
  /** The files in the body. A request with files has the upload timeout. */
  files?: SendOptions['files']
  readBody?: SendOptions['readBody']
  patienceMs?: number
}

export interface Reply {
  status: number
  /** The parsed JSON body. If the body is not JSON, its text. */
  data: unknown
  retryAfterMs: number | undefined
}

/**
 * Sends one request, without retries. If there is no response, throws an `SdkError` with the code `network`, `timeout`
 * or `aborted`.
 */
export async function send(outgoing: Outgoing, { apiHost, fetch, upload, clock, owner }: SendDeps): Promise<Reply> {
  const { method, path, headers, body, onProgress, files, readBody } = outgoing
  const ended = new AbortController()
  const abort = () => ended.abort()
  const callers = outgoing.signal ? [owner, outgoing.signal] : [owner]
  for (const caller of callers) {
    caller.addEventListener('abort', abort)
    if (caller.aborted) abort()
  }
  let isTimedOut = false
  let lastProgressAt = clock.now()
  async function abortOnTimeout(): Promise<void> {
    const timeout = outgoing.patienceMs ?? (files ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
    for (let rest = timeout; rest > 0; rest = lastProgressAt + timeout - clock.now())
      await clock.sleep(rest, ended.signal)
    isTimedOut = true
    ended.abort()
  }
  abortOnTimeout().catch(ignoreAbort)
  const progress = (done = 1) => {
    lastProgressAt = clock.now()
    onProgress?.(done)
  }
  try {
    ended.signal.throwIfAborted()
    const init = { method, headers, body, signal: ended.signal, credentials: 'omit' as const }
    const url = apiHost + path
    const response = await unlessAborted(onProgress ? upload(url, init, progress) : fetch(url, init), ended.signal)
    const text = await unlessAborted(readBody ? readBody(response, progress) : response.text(), ended.signal)
    return { status: response.status, data: fromJson(text) ?? text, retryAfterMs: retryAfter(response, clock) }
  } catch (cause) {
    if (callers.some((caller) => caller.aborted)) throw new SdkError('aborted', 'The request was aborted.', { cause })
    if (isTimedOut) throw new SdkError('timeout', `${apiHost} did not respond in time.`, { cause })
    throw new SdkError('network', `${apiHost} could not be reached.`, { cause })
  } finally {
    for (const caller of callers) caller.removeEventListener('abort', abort)
    ended.abort()
  }
}

/** Rejects when the signal aborts, even if a custom `fetch` ignores the signal. */
function unlessAborted<Value>(response: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    response.then(resolve, reject)
  })
}

/** Reads `Retry-After`, which is a number of seconds or a date. */
function retryAfter({ headers }: FetchResponse, clock: Clock): number | undefined {
  const value = headers.get('Retry-After')
  if (!value) return undefined
  const seconds = Number(value)
  const ms = Number.isNaN(seconds) ? Date.parse(value) - clock.now() : seconds * 1000
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
