import { ConfigError } from '../config/read-env.ts'
import { traceHeaders } from '../platform/spans.ts'

export interface ConnectionSettings {
  /** Base URL of the API, usually ending in `/v1`. */
  baseUrl: string
  /** The API key. Undefined for servers that need no key. */
  apiKey: string | undefined
  /** Prefix of the environment variables, for error messages. */
  variables: 'IMAGE' | 'ASSISTANT'
  /** Creates the error for a failed connection. */
  toConnectionError(cause: unknown): Error
}

/** A request to the API. */
export interface OpenAiRequest {
  path: string
  headers?: Record<string, string>
  body: string | FormData
}

/** A connection to a server with an OpenAI-compatible API. */
export interface OpenAiConnection {
  /** Host and port of the server. */
  host: string
  post(request: OpenAiRequest, signal: AbortSignal): Promise<Response>
  /** Replaces the API key in a text from the server. */
  redact(text: string): string
}

/** Creates a connection. Sends the API key only to the configured server. */
export function createOpenAiConnection({
  baseUrl,
  apiKey,
  variables,
  toConnectionError,
}: ConnectionSettings): OpenAiConnection {
  const base = parseBaseUrl(baseUrl, variables)
  const authorization: Record<string, string> =
    apiKey === undefined ? {} : { Authorization: `Bearer ${checkApiKey(apiKey, variables)}` }

  return {
    host: base.host,
    redact: (text) => (apiKey ? text.replaceAll(apiKey, '***') : text),
    async post({ path, body, headers }, signal) {
      const url = new URL(`${base.pathname.replace(/\/$/, '')}${path}${base.search}`, base)
      try {
        // A redirect would turn the POST into a GET and could send the key to another host.
        return await fetch(url, {
          method: 'POST',
          headers: { ...traceHeaders(), ...headers, ...authorization },
          body,
          signal,
          redirect: 'manual',
        })
      } catch (cause) {
        throw toConnectionError(cause)
      }
    },
  }
}

/** Parses the base URL of an API. Throws `ConfigError` without the URL, because it may contain a secret. */
export function parseBaseUrl(baseUrl: string, variables: ConnectionSettings['variables']): URL {
  const base = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  if (base && /^https?:$/.test(base.protocol) && !base.username && !base.password) return base
  throw new ConfigError(`${variables}_BASE_URL must be an http(s) URL without a user name`)
}

/** Checks an API key. Throws `ConfigError` without the key. */
export function checkApiKey(apiKey: string, variables: ConnectionSettings['variables']): string {
  if (/^[\x21-\x7e]+$/.test(apiKey)) return apiKey
  throw new ConfigError(`${variables}_API_KEY must be printable ASCII without spaces`)
}
