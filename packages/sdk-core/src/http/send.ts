import { SdkError } from '../errors/sdk-error.ts'
import { fromJson } from '../platform/json.ts'
import type { Clock, Fetch, FetchResponse, Upload } from '../platform/platform.ts'
import { ignoreAbort } from '../platform/start-loop.ts'
import type { SendOptions } from './http.ts'

/** How long an answer may take. */
export const TIMEOUT_MS = 20_000
/** How long files may stand still on their way: those of 200 MB take as long as they take. */
export const UPLOAD_TIMEOUT_MS = 180_000

export interface SendDeps {
  apiHost: string
  fetch: Fetch
  upload: Upload
  clock: Clock
  /** Aborts with the client; then nothing is sent any more. */
  owner: AbortSignal
}

/** One request, ready to go. */
export interface Outgoing {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
  onProgress?: SendOptions['onProgress']
  /** What of the body takes its time. */
  files?: SendOptions['files']
  readBody?: SendOptions['readBody']
  patienceMs?: number
}

export interface Reply {
  status: number
  /** The body read as JSON, else as text. */
  data: unknown
  retryAfterMs: number | undefined
}

/** Sends one request once. Throws an `SdkError` when there is no answer: `network`, `timeout` or `aborted`. */
export async function send(outgoing: Outgoing, { apiHost, fetch, upload, clock, owner }: SendDeps): Promise<Reply> {
  const { method, path, headers, body, onProgress, files, readBody } = outgoing
  const ended = new AbortController()
  const abort = () => ended.abort()
  const callers = outgoing.signal ? [owner, outgoing.signal] : [owner]
  for (const caller of callers) {
    caller.addEventListener('abort', abort)
    if (caller.aborted) abort()
  }
  let isLate = false
  let movedAt = clock.now()
  async function endWhenLate(): Promise<void> {
    const patience = outgoing.patienceMs ?? (files ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
    for (let rest = patience; rest > 0; rest = movedAt + patience - clock.now()) await clock.sleep(rest, ended.signal)
    isLate = true
    ended.abort()
  }
  endWhenLate().catch(ignoreAbort)
  const move = (done = 1) => {
    movedAt = clock.now()
    onProgress?.(done)
  }
  try {
    ended.signal.throwIfAborted()
    const init = { method, headers, body, signal: ended.signal, credentials: 'omit' as const }
    const url = apiHost + path
    const response = await unlessAborted(onProgress ? upload(url, init, move) : fetch(url, init), ended.signal)
    const text = await unlessAborted(readBody ? readBody(response, move) : response.text(), ended.signal)
    return { status: response.status, data: fromJson(text) ?? text, retryAfterMs: retryAfter(response, clock) }
  } catch (cause) {
    if (callers.some((caller) => caller.aborted)) throw new SdkError('aborted', 'The request was aborted.', { cause })
    if (isLate) throw new SdkError('timeout', 'The backend did not answer in time.', { cause })
    throw new SdkError('network', 'The backend could not be reached.', { cause })
  } finally {
    for (const caller of callers) caller.removeEventListener('abort', abort)
    ended.abort()
  }
}

/** Lets go of an answer that a replaced `fetch` would deliver in spite of the signal. */
function unlessAborted<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    answer.then(resolve, reject)
  })
}

/** `Retry-After` is in seconds, or a date. */
function retryAfter({ headers }: FetchResponse, clock: Clock): number | undefined {
  const value = headers.get('Retry-After')
  if (!value) return undefined
  const seconds = Number(value)
  const ms = Number.isNaN(seconds) ? Date.parse(value) - clock.now() : seconds * 1000
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
