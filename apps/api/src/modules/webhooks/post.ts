import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { assertPublicLiteral, createPublicLookup } from '../../platform/public-lookup.ts'
import { inSpan, SpanKind, traceHeaders } from '../../platform/spans.ts'
import { webhookRules } from './rules.ts'

/** There was no complete response within the timeout. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

/** The response of a receiver. */
export interface WebhookResponse {
  status: number
  /** The start of the body. */
  body: string
}

export interface PostOptions {
  /** Timeout from the DNS lookup to the end of the response. */
  timeoutMs: number
  /** Whether the host may have a private address. */
  allowsPrivateHosts: boolean
}

export interface WebhookMessage {
  headers: Record<string, string>
  body: string
}

const publicLookup = createPublicLookup()

/**
 * Sends a POST request and resolves to any response. Follows no redirects and uses no proxy. Throws `TimedOut` or
 * `PrivateHost`, or the error of the connection.
 */
export function postWebhook(url: URL, message: WebhookMessage, options: PostOptions): Promise<WebhookResponse> {
  return inSpan('webhook', { kind: SpanKind.CLIENT }, () => post(url, message, options))
}

async function post(
  url: URL,
  { headers, body }: WebhookMessage,
  { timeoutMs, allowsPrivateHosts }: PostOptions,
): Promise<WebhookResponse> {
  if (!allowsPrivateHosts) assertPublicLiteral(url)
  const signal = AbortSignal.timeout(timeoutMs)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(url, {
    method: 'POST',
    // A new connection for each request, so that every request checks the address.
    agent: false,
    headers: { ...traceHeaders(), ...headers, 'content-length': String(Buffer.byteLength(body)) },
    signal,
    ...(!allowsPrivateHosts && { lookup: publicLookup }),
  })
  try {
    const response = await responseOf(request, body)
    return { status: response.statusCode ?? 0, body: await readStart(response) }
  } catch (error) {
    // An abort during the response has the error code of a closed connection.
    throw signal.aborted ? new TimedOut() : error
  }
}

function responseOf(request: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.on('error', reject)
    request.end(body)
  })
}

/** Reads the start of a response and closes the connection. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= webhookRules.webhookResponseBytes) break
  }
  // PostgreSQL stores no zero bytes in text.
  const text = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
  return text.slice(0, webhookRules.webhookLogCharacters)
}
