import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { WebSocket, WebSocketServer } from 'ws'

/**
 * Faults of a frame or request. `kill` closes the connection after delivery, `cut` before it. After `silence`, the
 * connection stays open but delivers nothing.
 */
const FAULTS = ['late', 'kill', 'drop', 'twice', 'cut', 'late', 'drop', 'kill', 'twice', 'cut', 'silence'] as const
type Fault = (typeof FAULTS)[number]

const LATE_MS = 150

/** A proxy that simulates an unreliable network between clients and an API. */
export interface ChaosProxy {
  url: string
  /** The number of faults by kind. */
  happened: Record<Fault, number>
  stop(): Promise<void>
}

/**
 * Starts a proxy that calls `target` for each connection. Injects a fault into one of every `every` frames and requests.
 */
export async function startChaosProxy(target: () => string, every: number): Promise<ChaosProxy> {
  const happened: Record<Fault, number> = { late: 0, kill: 0, drop: 0, twice: 0, cut: 0, silence: 0 }
  let count = 0
  let harmed = 0

  function fate(): Fault | 'pass' {
    if (++count % every > 0) return 'pass'
    const fault = FAULTS[harmed++ % FAULTS.length] ?? 'late'
    happened[fault]++
    return fault
  }

  /** Forwards one frame with a possible fault. `deliver` sends it to the other side. */
  function carry(line: { isSilent: boolean; end(): void }, deliver: () => void): void {
    if (line.isSilent) return
    const what = fate()
    if (what === 'silence') line.isSilent = true
    else if (what === 'late') setTimeout(() => line.isSilent || deliver(), LATE_MS)
    else if (what === 'pass' || what === 'kill' || what === 'twice') deliver()
    if (what === 'twice') deliver()
    if (what === 'kill' || what === 'cut') line.end()
  }

  function join(near: WebSocket, path: string): void {
    const far = new WebSocket(target().replace(/^http/, 'ws') + path)
    const waiting: string[] = []
    const line = {
      isSilent: false,
      end() {
        near.terminate()
        far.terminate()
      },
    }
    const give = (side: WebSocket, text: string) => side.readyState === WebSocket.OPEN && side.send(text)
    far.on('open', () => {
      for (const text of waiting.splice(0)) carry(line, () => give(far, text))
    })
    near.on('message', (data) => {
      if (far.readyState === WebSocket.CONNECTING) waiting.push(String(data))
      else carry(line, () => give(far, String(data)))
    })
    far.on('message', (data) => carry(line, () => give(near, String(data))))
    far.on('close', (code) => {
      if (line.isSilent) return
      // These codes mean that the connection ended without a close frame. They cannot be sent.
      if (code === 1005 || code === 1006) near.terminate()
      else near.close(code)
    })
    near.on('close', () => far.terminate())
    for (const side of [near, far]) side.on('error', line.end)
  }

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const what = fate()
    const cut = () => void request.socket.destroy()
    if (what === 'cut' || what === 'drop') return cut()
    // Sends no response, so that the client times out.
    if (what === 'silence') return
    const body = await buffer(request)
    const { host: _, connection: __, ...headers } = request.headers
    const ask = () =>
      fetch(target() + request.url, {
        method: request.method ?? 'GET',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        ...(body.length > 0 && { body }),
      })
    if (what === 'twice') await (await ask()).arrayBuffer()
    const answer = await ask()
    const text = await answer.text()
    if (what === 'kill') return cut()
    if (what === 'late') await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    const type = answer.headers.get('content-type') ?? 'application/json'
    const retryAfter = answer.headers.get('retry-after')
    response.writeHead(answer.status, { 'Content-Type': type, ...(retryAfter && { 'Retry-After': retryAfter }) })
    response.end(text)
  }

  const server = createServer((request, response) => {
    forward(request, response).catch(() => request.socket.destroy())
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, request) => join(socket, request.url ?? '/'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    happened,
    async stop() {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
