import { chatSocketPath, ServerFrame } from '@vowkit/sdk-core/contract'
import { vi } from 'vitest'
import { WebSocket } from 'ws'

/** A participant of a conversation who is connected by a real socket. */
export interface ChatSocket {
  /** All frames that the socket received, in order. */
  readonly frames: ServerFrame[]
  send(frame: object | string): void
  /** Resolves to the first frame with this action. */
  next<Action extends ServerFrame['action']>(action: Action): Promise<Extract<ServerFrame, { action: Action }>>
  /** Resolves when the socket is closed. */
  closed: Promise<{ code: number }>
  /** Stops reading, like a phone that has lost its network. */
  pause(): void
  close(): void
}

const WAIT = { timeout: 90_000, interval: 10 }

/** Opens an unauthenticated socket. Rejects with the status if the server rejects it. */
export async function openSocket(
  url: string,
  userId: number | string,
  headers: Record<string, string> = {},
): Promise<ChatSocket> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + chatSocketPath(String(userId)), { headers })
  const frames: ServerFrame[] = []
  socket.on('message', (data) => frames.push(ServerFrame.parse(JSON.parse(String(data)))))
  const closed = new Promise<{ code: number }>((resolve) => socket.once('close', (code) => resolve({ code })))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('unexpected-response', (_, response) => reject(new Error(`refused: ${response.statusCode}`)))
    socket.on('error', reject)
  })
  return {
    frames,
    closed,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next: (action) =>
      vi.waitFor(() => {
        const found = frames.find((frame) => frame.action === action)
        if (!found) throw new Error(`No ${action} frame arrived, only ${JSON.stringify(frames)}.`)
        return found as Extract<ServerFrame, { action: typeof action }>
      }, WAIT),
    pause: () => socket.pause(),
    close: () => socket.close(),
  }
}

/** Opens a socket and authenticates it with a token. */
export async function joinChat(url: string, userId: number, token: string): Promise<ChatSocket> {
  const socket = await openSocket(url, userId)
  socket.send({ action: 'authenticate', token })
  await socket.next('authenticated')
  return socket
}
