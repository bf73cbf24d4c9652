import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CLOSE_CODES, chatSocketPath } from '@vowkit/sdk-core/contract'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { systemClock } from '../../platform/clock.ts'
import { noTelemetry } from '../../platform/telemetry.ts'
import type { ChatListener } from './events.ts'
import { type ChatHub, createChatHub } from './hub.ts'
import { chatRules } from './rules.ts'

/** More bytes than the socket buffers of client and server can hold together. */
const FAR_TOO_MUCH = 64 * 1024 * 1024

const ACCOUNT = { id: 7, email: 'maya@example.com', plan: 'free', verifiedAt: null } as const
const SESSION = { participant: ACCOUNT, scope: 'full' } as const

let hub: ChatHub
let server: WebSocketServer
let listener: ChatListener
let authenticate: () => Promise<typeof SESSION>
// The network is real; only the timers of the server are fake.
beforeEach(async () => {
  authenticate = async () => SESSION
  hub = createChatHub({
    meter: noTelemetry.meter,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    authenticate: () => authenticate(),
    chat: {
      post: () => Promise.reject(new Error('No message is expected.')),
      read: () => Promise.reject(new Error('No read receipt is expected.')),
      listen: (given) => {
        listener = given
      },
    },
    onSessionsRevoked: () => undefined,
  })
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  for (const socket of server.clients) socket.terminate()
  server.close()
})

/** Opens a socket. Returns its client side and its server side. */
async function open() {
  const accepted = once(server, 'connection') as Promise<[WebSocket]>
  const { port } = server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}${chatSocketPath('7')}`)
  const [socket] = await accepted
  hub.accept(socket, '7', 'here')
  if (client.readyState !== WebSocket.OPEN) await once(client, 'open')
  return { client, socket }
}

async function join() {
  const pair = await open()
  pair.client.send(JSON.stringify({ action: 'authenticate', token: 'alive' }))
  await once(pair.client, 'message')
  return pair
}

it('the server closes a socket that has not authenticated within five seconds', async () => {
  const { client } = await open()
  vi.advanceTimersByTime(chatRules.socketAuthMs - 1)
  client.ping()
  await once(client, 'pong')
  const closed = once(client, 'close')
  vi.advanceTimersByTime(1)
  expect((await closed)[0]).toBe(CLOSE_CODES.unauthorized)
})

it('the server accepts a token that was sent in time, however long reading and checking it takes', async () => {
  const lookedAt = Promise.withResolvers<typeof SESSION>()
  authenticate = () => lookedAt.promise
  const { client } = await open()
  await nextTurn()
  client.send(JSON.stringify({ action: 'authenticate', token: 'alive' }))
  vi.advanceTimersByTime(chatRules.socketAuthMs)
  await nextTurn()
  client.ping()
  await once(client, 'pong')
  const answer = once(client, 'message')
  lookedAt.resolve(SESSION)
  expect(JSON.parse(String((await answer)[0]))).toEqual({ action: 'authenticated', user: ACCOUNT.id })
})

it('the server terminates a socket that stopped answering heartbeats, and no other socket', async () => {
  const gone = await join()
  const living = await join()
  gone.client.pause()
  const alive = once(living.socket, 'pong')
  vi.advanceTimersByTime(chatRules.socketHeartbeatMs)
  await alive
  const ended = once(gone.socket, 'close')
  vi.advanceTimersByTime(chatRules.socketHeartbeatMs)
  expect((await ended)[0]).toBe(1006)
  expect(living.socket.readyState).toBe(WebSocket.OPEN)
  expect(listener.isConnected([ACCOUNT.id])).toBe(true)
})

it('the server spreads the heartbeats of sockets that were opened together', async () => {
  let looks = 0
  for (let joined = 0; joined < 40; joined++) {
    const { socket } = await join()
    vi.spyOn(socket, 'ping').mockImplementation(() => void looks++)
  }
  vi.advanceTimersByTime(chatRules.socketHeartbeatMs / 2)
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThan(40)
  vi.advanceTimersByTime(chatRules.socketHeartbeatMs / 2)
  expect(looks).toBe(40)
})

it('the server closes the socket of a client that reads too slowly, and bounds its send buffer', async () => {
  const { client, socket } = await join()
  client.pause()
  const text = 'a'.repeat(64 * 1024)
  const event = { accountIds: [ACCOUNT.id], frame: { action: 'error', code: 'internal', client_id: text } } as const
  for (let sent = 0; sent < FAR_TOO_MUCH; sent += text.length) listener.onEvent(event)
  expect(socket.bufferedAmount).toBeLessThan(2 * chatRules.socketBufferBytes)
  expect(socket.readyState).toBe(WebSocket.CLOSING)
  const ended = once(socket, 'close')
  vi.advanceTimersByTime(chatRules.socketCloseMs)
  await ended
  expect(listener.isConnected([ACCOUNT.id])).toBe(false)
})

it('a slow client receives the close code once it reads again', async () => {
  const { client } = await join()
  client.pause()
  const text = 'a'.repeat(64 * 1024)
  const event = { accountIds: [ACCOUNT.id], frame: { action: 'error', code: 'internal', client_id: text } } as const
  for (let sent = 0; sent < FAR_TOO_MUCH; sent += text.length) listener.onEvent(event)
  client.resume()
  expect((await once(client, 'close'))[0]).toBe(CLOSE_CODES.tooMuch)
})
