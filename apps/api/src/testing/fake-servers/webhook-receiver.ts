import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

/** A request that the receiver got. */
export interface Received {
  headers: IncomingHttpHeaders
  /** The exact body, which the signature covers. */
  body: string
  /** The value of the header `webhook-id`. */
  id: string
  /** The signatures of the header `webhook-signature`. */
  signatures: string[]
}

type Respond = (response: ServerResponse) => unknown

/** An HTTP server that receives webhooks. */
export interface WebhookReceiver {
  url: string
  /** All requests, in the order of arrival. */
  received: Received[]
  /** The number of TCP connections. */
  connections(): number
  /** Sets how the receiver responds to the next requests. Initially it responds 204. */
  respond(how: Respond): void
  close(): Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  let connections = 0
  let how: Respond = (response) => response.writeHead(204).end()
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = await text(request)
    const { headers } = request
    const signatures = String(headers['webhook-signature']).split(' ')
    received.push({ headers, body, id: String(headers['webhook-id']), signatures })
    how(response)
  })
  server.on('connection', () => connections++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    connections: () => connections,
    respond: (next) => {
      how = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Verifies a request with the library of the specification. Returns the payload. Throws if the signature is invalid. */
export function verifyWebhook(secret: string, { headers, body }: Received) {
  return new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string
    timestamp: string
    data: Record<string, Record<string, unknown>>
  }
}

/** Whether one of the signatures of a request was made with this secret. Ignores the age of the request. */
export function isSignedWith(secret: string, { headers, body, id, signatures }: Received): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000)
  return signatures.includes(new Webhook(secret).sign(id, at, body))
}
