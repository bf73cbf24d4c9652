import { ImageFailed } from '../errors.ts'
import type { ProtocolRequest } from './request.ts'

export interface Connection {
  /** Host and port of the provider. */
  host: string
  post(request: ProtocolRequest, signal: AbortSignal): Promise<Response>
  /** Takes our key out of a text that the provider wrote. */
  redact(text: string): string
}

/** Knows the provider's address and our key, and shows the key to nobody else. */
export function createConnection(baseUrl: string, apiKey: string | undefined): Connection {
  const base = parseBase(baseUrl)
  const authorization: Record<string, string> =
    apiKey === undefined ? {} : { Authorization: `Bearer ${checkKey(apiKey)}` }

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
        throw new ImageFailed('unavailable', 'The image provider cannot be reached', { cause })
      }
    },
  }
}

// Neither message quotes its value: both may hold a secret.
function parseBase(baseUrl: string): URL {
  const base = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  if (base && /^https?:$/.test(base.protocol) && !base.username && !base.password) return base
  throw new TypeError('IMAGE_BASE_URL must be an http(s) address without a user name')
}

function checkKey(apiKey: string): string {
  if (/^[\x21-\x7e]+$/.test(apiKey)) return apiKey
  throw new TypeError('IMAGE_API_KEY must be printable ASCII without spaces')
}
