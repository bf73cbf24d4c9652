import { once } from 'node:events'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { Account } from '../../http/call-context.ts'
import { systemClock } from '../../platform/clock.ts'
import { noTelemetry } from '../../platform/telemetry.ts'
import type { ChatSession } from './connection.ts'
import type { ChatListener } from './events.ts'
import { createChatHub } from './hub.ts'
import { chatRules } from './rules.ts'

const ACCOUNT: Account = { id: 7, email: 'maya@example.com', plan: 'free', verifiedAt: null }

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp()
})

/** Opens a socket whose token is still being checked. */
async function openUnauthenticated() {
  const { promise: session, resolve: recognise } = Promise.withResolvers<ChatSession>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  const listeners: ChatListener[] = []
  const hub = createChatHub({
    meter: noTelemetry.meter,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    authenticate() {
      ask()
      return session
    },
    chat: {
      post: () => Promise.reject(new Error('No message is expected.')),
      read: () => Promise.reject(new Error('No read receipt is expected.')),
      listen: (listener) => void listeners.push(listener),
    },
    onSessionsRevoked: () => undefined,
  })
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  cleanups.push(hub.close, () => server.close())
  server.on('connection', (socket) => {
    hub.accept(socket, '7', 'here')
    socket.once('close', () => close())
  })
  await once(server, 'listening')
  const address = server.address()
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  await once(client, 'open')
  client.send(JSON.stringify({ action: 'authenticate', token: 'alive' }))
  await asked
  return {
    client,
    closed,
    recognise: () => recognise({ participant: ACCOUNT, scope: 'full' }),
    isReached: () => listeners.some((listener) => listener.isConnected([ACCOUNT.id])),
  }
}

it('the hub releases a socket that closed while its token was being checked', async () => {
  const { client, closed, recognise, isReached } = await openUnauthenticated()
  client.close()
  await closed
  recognise()
  await new Promise(setImmediate)
  expect(isReached()).toBe(false)
})

it('the hub closes an unauthenticated socket with too many pending frames', async () => {
  const { client } = await openUnauthenticated()
  for (let sent = 0; sent < chatRules.socketFramesUnauthenticated; sent++) client.send('{"action":"ping"}')
  expect(await once(client, 'close')).toMatchObject([4408, expect.anything()])
})

it('the hub delivers events to a socket once the socket is authenticated', async () => {
  const { client, recognise, isReached } = await openUnauthenticated()
  client.send('{"action":"ping"}')
  recognise()
  await once(client, 'message')
  expect(isReached()).toBe(true)
})
