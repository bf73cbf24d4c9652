import { once } from 'node:events'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { Account } from '../../http/call-context.ts'
import { systemClock } from '../../platform/clock.ts'
import type { ChatListener } from './events.ts'
import { createChatHub } from './hub.ts'

const ACCOUNT: Account = { id: 7, email: 'maya@example.com', plan: 'free' }

it('lets go of a socket that closed while its token was being looked up', async () => {
  const { promise: account, resolve: answer } = Promise.withResolvers<Account>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const listeners: ChatListener[] = []
  const hub = createChatHub({
    clock: systemClock,
    log: pino({ level: 'silent' }),
    authenticate() {
      ask()
      return account
    },
    chat: {
      say: () => Promise.reject(new Error('Nobody says anything.')),
      read: () => Promise.reject(new Error('Nobody reads anything.')),
      listen: (listener) => void listeners.push(listener),
    },
  })
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const closed = new Promise<void>((resolve) => {
    server.on('connection', (socket) => {
      hub.accept(socket, '7')
      socket.once('close', () => resolve())
    })
  })
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  await once(client, 'open')
  client.send(JSON.stringify({ action: 'authenticate', token: 'alive' }))
  await asked
  client.close()
  await closed

  answer(ACCOUNT)
  await account
  await new Promise(setImmediate)
  expect(listeners.map((listener) => listener.reaches([ACCOUNT.id]))).toEqual([false])

  hub.close()
  server.close()
})
