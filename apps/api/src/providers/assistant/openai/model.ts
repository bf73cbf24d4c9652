import { OpenAI } from 'openai'
import { checkApiKey, parseBaseUrl } from '../../openai-connection.ts'
import { AssistantFailed } from '../errors.ts'

/** Maximum size of one response in bytes. A hundred times the maximum reply. */
const MAX_BYTES = 512 * 1024

/** Creates a client of a server with an OpenAI-compatible API. */
export function createModelClient(baseUrl: string, apiKey: string | undefined): OpenAI {
  const base = parseBaseUrl(baseUrl, 'ASSISTANT')
  return new OpenAI({
    baseURL: `${base.origin}${base.pathname.replace(/\/$/, '')}`,
    defaultQuery: Object.fromEntries(base.searchParams),
    apiKey: apiKey === undefined ? 'none' : checkApiKey(apiKey, 'ASSISTANT'),
    // A server that needs no key gets no header.
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchSafely,
  })
}

/** Sends a request without following redirects, which could send the key to another host. Limits the response. */
async function fetchSafely(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    // The text of the server is left out, because it may contain the key.
    throw new AssistantFailed(`The model responded ${response.status}`)
  }
  const limited = new Response(response.body.pipeThrough(limitBytes()), response)
  const isJson = response.headers.get('content-type')?.includes('json')
  return isJson ? toEventStream(limited) : limited
}

function limitBytes(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > MAX_BYTES) controller.error(new AssistantFailed('The model’s answer is too long'))
      else controller.enqueue(chunk)
    },
  })
}

/** Converts the response of a server that ignores `stream` and responds with a single JSON document. */
async function toEventStream(response: Response): Promise<Response> {
  const text = (await response.text()).replaceAll('"message":', '"delta":').replace(/\s*\n\s*/g, ' ')
  return new Response(`data: ${text}\n\ndata: [DONE]\n\n`, { headers: { 'Content-Type': 'text/event-stream' } })
}
