import { TOKEN_SCHEME } from '@vowkit/sdk-core/contract'
import { Failure } from '../outcomes.ts'
import type { Secrets } from '../secrets.ts'
import { type Answer, parseJson } from './answer.ts'

/** The time limit of a request. */
const TIMEOUT_MS = 30_000

/** The page on which the checks pretend to run. A backend must allow every origin. */
export const ORIGIN = 'https://conformance.example'

export interface RequestOptions {
  method?: string
  token?: string | undefined
  json?: unknown
  form?: FormData | URLSearchParams
  headers?: Record<string, string>
  timeoutMs?: number
}

export type Send = (path: string, options?: RequestOptions) => Promise<Answer>

/** The backend cannot be reached. */
export class Unreachable extends Failure {
  override name = 'Unreachable'
}

/** Returns a function that sends requests to a backend. */
export function createSend(apiHost: string, { hide }: Secrets): Send {
  return async (path, { method = 'GET', token, json, form, headers, timeoutMs = TIMEOUT_MS } = {}) => {
    const request = `${method} ${path}`
    const init: RequestInit = {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(token && { Authorization: `${TOKEN_SCHEME} ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    }
    try {
      const response = await fetch(apiHost + path, init)
      const text = await response.text()
      return { request, status: response.status, headers: response.headers, text, body: parseJson(text), hide }
    } catch (error) {
      throw new Unreachable(`${request} got no response: ${hide(reasonOf(error))}.`)
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'the request timed out'
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
