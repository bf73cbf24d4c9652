import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import type { Account } from '../../http/call-context.ts'
import { type ChatSocket, joinChat } from '../../testing/chat-socket.ts'
import { type Connection, serveSocket } from './connection.ts'
import { createFrameTraffic } from './frame-traffic.ts'
import { chatRules } from './rules.ts'

const ACCOUNT: Account = { id: 7, email: 'maya@example.com', plan: 'free', verifiedAt: null }

const servers: WebSocketServer[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Opens a socket in a room. Returns the socket and its session. */
async function join() {
  const read: number[] = []
  const authenticated: string[] = []
  const state = { now: 0, isAlive: true }
  const { promise: opened, resolve: open } = Promise.withResolvers<Connection>()
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  servers.push(server)
  server.on('connection', (socket) => {
    const deps = {
      clock: { now: () => new Date(state.now) },
      log: pino({ level: 'silent' }),
      chat: {
        post: () => Promise.reject(new Error('No message is expected.')),
        read: async (_: Pick<Account, 'id'>, __: number, messageId: number) => void read.push(messageId),
      },
      async authenticate(token: string) {
        authenticated.push(token)
        return state.isAlive ? ({ participant: ACCOUNT, scope: 'full' } as const) : null
      },
    }
    serveSocket(socket, { userId: '7', from: 'here' }, { ...deps, traffic: createFrameTraffic(deps.clock) }, open)
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = await joinChat(`http://127.0.0.1:${port}`, 7, 'alive')
  return { client, state, authenticated, read, connection: await opened }
}

/** Sends a read receipt and waits until it has been handled. */
async function readMessage(client: ChatSocket, messageId: number) {
  client.frames.length = 0
  client.send({ action: 'message_read', messageId, roomId: 1 })
  client.send({ action: 'ping' })
  await client.next('pong')
}

it('a socket reads its session once for many frames', async () => {
  const { client, state, authenticated, read } = await join()
  for (const messageId of [1, 2, 3]) await readMessage(client, messageId)
  expect(authenticated).toHaveLength(1)
  state.now += chatRules.socketSessionMs
  for (const messageId of [4, 5]) await readMessage(client, messageId)
  expect(authenticated).toHaveLength(2)
  expect(read).toEqual([1, 2, 3, 4, 5])
  client.close()
})

it('a socket stores no message once its session has been expired for longer than the grace period', async () => {
  const { client, state, read } = await join()
  await readMessage(client, 1)
  state.isAlive = false
  state.now += chatRules.socketSessionMs
  client.send({ action: 'message_read', messageId: 2, roomId: 1 })
  expect(await client.closed).toEqual({ code: 4401 })
  expect(read).toEqual([1])
})

it('a socket reads its session again after a possible revocation, and stays open if the session is valid', async () => {
  const { client, state, authenticated, connection } = await join()
  await connection.checkSession()
  await readMessage(client, 1)
  expect(authenticated).toHaveLength(2)
  state.isAlive = false
  await connection.checkSession()
  expect(await client.closed).toEqual({ code: 4401 })
})
