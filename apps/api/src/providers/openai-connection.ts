import { ConfigError } from '../config/read-env.ts'

export interface ConnectionSettings {
  /** Where the protocol's paths start, usually ending in `/v1`. */
  baseUrl: string
  /** Not needed by servers of one's own. */
  apiKey: string | undefined
  /** What the names of the two variables begin with. */
  variables: 'IMAGE' | 'ASSISTANT'
  /** Tells that nobody answers at that address. */
  unreachable(cause: unknown): Error
}

/** One call of the protocol. */
export interface OpenAiRequest {
  path: string
  headers?: Record<string, string>
  body: string | FormData
}

/** A server that speaks OpenAI's protocol. */
export interface OpenAiConnection {
  /** Its host and port. */
  host: string
  post(request: OpenAiRequest, signal: AbortSignal): Promise<Response>
  /** Takes our key out of a text that the server wrote. */
  redact(text: string): string
}

/** Knows the server's address and our key, and shows the key to nobody else. */
export function createOpenAiConnection({
  baseUrl,
  apiKey,
  variables,
  unreachable,
}: ConnectionSettings): OpenAiConnection {
  const base = parseBase(baseUrl, variables)
  const authorization: Record<string, string> =
    apiKey === undefined ? {} : { Authorization: `Bearer ${checkKey(apiKey, variables)}` }

  return {
    host: base.host,
    redact: (text) => (apiKey ? text.replaceAll(apiKey, '***') : text),
    async post({ path, body, headers }, signal) {
      const url = new URL(`${base.pathname.replace(/\/$/, '')}${path}${base.search}`, base)
      try {
        // A redirect would turn the POST into a GET and might lead the key elsewhere.
        return await fetch(url, {
          method: 'POST',
          headers: { ...headers, ...authorization },
          body,
          signal,
          redirect: 'manual',
        })
      } catch (cause) {
        throw unreachable(cause)
      }
    },
  }
}

// Neither message quotes its value: both may hold a secret.
function parseBase(baseUrl: string, variables: string): URL {
  const base = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  if (base && /^https?:$/.test(base.protocol) && !base.username && !base.password) return base
  throw new ConfigError(`${variables}_BASE_URL must be an http(s) address without a user name`)
}

function checkKey(apiKey: string, variables: string): string {
  if (/^[\x21-\x7e]+$/.test(apiKey)) return apiKey
  throw new ConfigError(`${variables}_API_KEY must be printable ASCII without spaces`)
}
