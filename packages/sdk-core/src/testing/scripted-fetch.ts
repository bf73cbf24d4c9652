import type { Fetch, FetchInit, Upload } from '../platform/platform.ts'
import { describeUnscripted } from './describe-unscripted.ts'
import type { ScriptedAnswer } from './scripted-answer.ts'

/** A request that the fake backend received. */
export interface SeenRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | FormData | undefined
  signal: AbortSignal
}

export interface ScriptedBackend {
  fetch: Fetch
  upload: Upload
  /** All requests that reached the backend, in order. */
  readonly requests: SeenRequest[]
  /** Called with a message for each request without a matching response. Default: nothing. */
  onUnscripted: (message: string) => void
  /** Adds responses to the script. */
  answer(...answers: ScriptedAnswer[]): void
  /** Returns the requests to a path, optionally with one method. */
  to(path: string, method?: string): SeenRequest[]
}

/**
 * Creates a backend that sends scripted responses. Requests without a matching response get 404 with the code
 * `unscripted`, and a message that names the most similar responses.
 */
export function scriptedBackend(...script: ScriptedAnswer[]): ScriptedBackend {
  let answers = script
  const used: ScriptedAnswer[] = []
  const requests: SeenRequest[] = []

  const fetch: Fetch = async (url, init) => {
    const { pathname, search } = new URL(url)
    const path = pathname + search
    if (init.signal.aborted) throw init.signal.reason
    const index = answers.findIndex((one) => (one.method ?? init.method) === init.method && (one.path ?? path) === path)
    const answer = answers[index]
    if (answer && !answer.always) {
      answers = answers.toSpliced(index, 1)
      used.push(answer)
    }
    if (answer?.fault !== 'refuse') requests.push({ ...init, body: init.body, path })
    if (answer?.fault === 'hang') await untilAborted(init)
    if (answer?.fault) throw new TypeError('Failed to fetch')
    if (answer?.stream) return respondSlowly(answer.stream, answer, init)
    if (answer) return respond(answer)
    const detail = describeUnscripted({ method: init.method, path, left: answers, used })
    backend.onUnscripted(detail)
    return respond({ status: 404, body: { detail, code: 'unscripted' } })
  }

  const backend: ScriptedBackend = {
    onUnscripted() {},
    fetch,
    async upload(url, init, onProgress) {
      onProgress(0.5)
      const response = await fetch(url, init)
      onProgress(1)
      return response
    },
    requests,
    answer(...more) {
      answers = [...answers, ...more]
    },
    to: (path, method) => requests.filter((one) => one.path === path && (method ?? one.method) === one.method),
  }
  return backend
}

function respond({ status = 200, body = {}, headers = {} }: ScriptedAnswer) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return {
    status,
    headers: { get: (name: string) => lower.get(name.toLowerCase()) ?? null },
    text: () => Promise.resolve(text),
  }
}

/** Creates a streamed response that fails when the request is aborted, as in a browser. */
function respondSlowly(stream: ReadableStream<Uint8Array>, answer: ScriptedAnswer, { signal }: FetchInit) {
  const headers = { 'Content-Type': 'text/event-stream', ...answer.headers }
  return { ...respond({ ...answer, headers }), body: stream.pipeThrough(new TransformStream(), { signal }) }
}

function untilAborted({ signal }: FetchInit): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
