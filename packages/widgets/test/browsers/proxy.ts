import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Network, respond } from '../pages/fake-network.ts'

export interface Site extends Network {
  /** Paths of the backend that stream their responses as server-sent events: the parts of each response. */
  streams?: Record<string, string[]>
}

/** An HTTP proxy that gives a browser the fake network, and no other. */
export interface NetworkProxy {
  port: number
  /** The URLs of all requests to other origins than the embedding site. */
  requests: string[]
  /** The bodies of all requests. */
  sent: string[]
  /** Serves this site from now on, and forgets all requests. */
  serve(site: Site): void
  /** Sends the rest of a stream. The proxy holds each stream after its first part. */
  release(): void
  stop(): Promise<void>
}

/** Starts a proxy on a free port of 127.0.0.1. */
export async function startProxy(builtFolder: string): Promise<NetworkProxy> {
  let site: Site = { html: '' }
  let held: (() => void)[] = []
  const requests: string[] = []
  const sent: string[] = []

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://unknown.test')
    if (!url.hostname.endsWith('.test')) return void response.writeHead(404).end()
    if (url.hostname !== 'host.test') requests.push(url.href)
    const body = await text(request)
    if (body) sent.push(body)
    const stream = request.method === 'POST' && site.streams?.[url.pathname]
    if (stream) return void startStream(stream, response)
    const answer = await respond({ url, method: request.method ?? 'GET' }, site, builtFolder)
    if (answer === 'blocked') return void request.socket.destroy()
    if (answer !== 'silent') response.writeHead(answer.status, answer.headers).end(answer.body)
  }

  function startStream([first, ...rest]: string[], response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' })
    response.write(first)
    held.push(() => response.end(rest.join('')))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
  })
  // Browsers tunnel TLS and sockets. The fake network has none.
  server.on('connect', (_request, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    port: address.port,
    requests,
    sent,
    serve(next) {
      site = next
      for (const list of [requests, sent]) list.length = 0
    },
    release() {
      for (const finish of held) finish()
      held = []
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
