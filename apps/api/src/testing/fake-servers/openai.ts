import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** One request that the server received. */
export interface ReceivedCall {
  path: string
  authorization: string | undefined
  type: string
  body: Buffer
}

/** Responds to a request, or leaves the request pending. */
export type FakeReply = (call: ReceivedCall, response: ServerResponse, request: IncomingMessage) => void

/** Starts a local OpenAI-compatible server that responds to each request with `reply`. */
export async function startFakeOpenAi(reply: FakeReply) {
  const calls: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request
    const body = await buffer(request)
    const call = { path: url, authorization: headers.authorization, type: headers['content-type'] ?? '', body }
    calls.push(call)
    reply(call, response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    calls,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Responds with JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Responds with an image in the body. */
export function sendImage(response: ServerResponse, image: Uint8Array) {
  sendJson(response, 200, { created: 1, data: [{ b64_json: Buffer.from(image).toString('base64') }] })
}

/** Reads the multipart form of a request. */
export function readForm({ type, body }: ReceivedCall): Promise<FormData> {
  return new Response(Uint8Array.from(body), { headers: { 'Content-Type': type } }).formData()
}
