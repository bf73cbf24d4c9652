import { afterEach, expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { type FakeSocket, fakePlatform, settle } from '../testing/index.ts'
import type { ConnectionState } from './connection.ts'
import { createConnection } from './create-connection.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function setup({
  apiHost = 'https://api.test',
  userId = '7' as string | null,
  socketAuthentication = undefined as 'none' | undefined,
} = {}) {
  const platform = fakePlatform()
  const client = createClient({ apiHost, platform, socketAuthentication })
  client.session.signIn({ token: 't1', userId: userId ?? undefined, email: 'maya@example.com' })
  stops.push(() => client.destroy())
  const connection = client.ports.once(createConnection)
  const states: ConnectionState[] = []
  const listen = () => connection.$state.subscribe((state) => void states.push(state))
  const { sockets } = platform.sockets
  const last = () => sockets.at(-1) as FakeSocket
  const openSockets = () => sockets.filter((socket) => socket.isOpen()).length
  return { ...platform, platform, client, connection, states, listen, all: sockets, last, openSockets }
}

/** Makes the backend accept the latest socket. */
async function authenticate({ last }: ReturnType<typeof setup>): Promise<void> {
  await settle()
  last().deliver('{"action":"authenticated","user":7}')
  await settle()
}

async function connected(options?: Parameters<typeof setup>[0]) {
  const all = setup(options)
  all.listen()
  await authenticate(all)
  return all
}

it('the connection sends the token in its first frame and is open once the backend accepts it', async () => {
  const all = await connected()
  expect(all.last().url).toBe('wss://api.test/ws/users/7/chat/')
  expect(all.last().sent).toEqual(['{"action":"authenticate","token":"t1"}'])
  expect(all.states).toEqual(['connecting', 'open'])
  const heard: unknown[] = []
  all.connection.onFrame((frame) => void heard.push(frame))
  all.last().deliver('{"action":"new","a":1}')
  all.last().deliver('no frame')
  await settle()
  expect(heard).toEqual([{ action: 'new', a: 1 }])
  expect(all.connection.send({ action: 'ping' })).toBe(true)
})

it.each([
  ['http://localhost:8000', 'ws://localhost:8000/ws/users/7/chat/'],
  ['http://api.localhost', 'ws://api.localhost/ws/users/7/chat/'],
  ['http://127.0.0.1:8000', 'ws://127.0.0.1:8000/ws/users/7/chat/'],
  ['http://api.test', 'wss://api.test/ws/users/7/chat/'],
])('the connection to the host %s opens the socket %s', async (apiHost, url) => {
  expect((await connected({ apiHost })).last().url).toBe(url)
})

it('the connection sends no token and no ping, and keeps a silent socket open, when authentication is off', async () => {
  const all = setup({ socketAuthentication: 'none' })
  all.listen()
  await settle()
  expect(all.states).toEqual(['connecting', 'open'])
  const heard: unknown[] = []
  all.connection.onFrame((frame) => void heard.push(frame))
  all.last().deliver('{"action":"message","a":1}')
  await settle()
  expect(heard).toEqual([{ action: 'message', a: 1 }])
  all.connection.checkAlive()
  await all.clock.advance(600_000)
  expect([all.last().sent, all.openSockets(), all.all.length]).toEqual([[], 1, 1])
  all.last().close()
  await all.clock.advance(20_000)
  expect([all.openSockets(), all.all.length]).toEqual([1, 2])
})

it('the connection fetches the user id when the sign-in response had none', async () => {
  const all = setup({ userId: null })
  all.backend.answer({ body: { user: { id: 12 } } })
  all.listen()
  await settle()
  expect(all.last().url).toBe('wss://api.test/ws/users/12/chat/')
})

it('the connection retries with growing delays, and reports "lost" after 2 s', async () => {
  const all = setup()
  all.sockets.refuse(5)
  all.listen()
  await settle()
  let waited = 0
  for (; all.all.length === 0; waited += 500) await all.clock.advance(500)
  // Half of the maximum delays of 1, 2, 4, 8 and 16 seconds.
  expect(waited).toBe(15_500)
  await authenticate(all)
  expect(all.states).toEqual(['connecting', 'lost', 'open'])
})

/** Returns the time in milliseconds until the next socket opens. */
async function waitForNext({ all, clock }: ReturnType<typeof setup>): Promise<number> {
  const count = all.length
  let waited = 0
  for (; all.length === count; waited += 500) await clock.advance(500)
  return waited
}

it.each([1006, 1012])(
  'the connection waits a random time of up to 30 s when the backend closes with %d',
  async (code) => {
    const all = await connected()
    await all.clock.advance(10_000)
    all.last().close(code)
    expect(await waitForNext(all)).toBe(11_500)
  },
)

it('the connection backs off for up to 30 s when the backend closes the socket before authentication', async () => {
  const all = setup()
  all.listen()
  await settle()
  all.last().close(1006)
  expect(await waitForNext(all)).toBe(11_500)
})

it('the connection reconnects quickly when only this tab’s connection timed out', async () => {
  const all = await connected()
  await all.clock.advance(40_000)
  expect(all.openSockets()).toBe(0)
  expect(await waitForNext(all)).toBe(500)
})

it('the connection resets the backoff only after the socket was open for 10 s', async () => {
  const all = await connected()
  const waits: number[] = []
  for (const heldMs of [0, 9_999, 10_000]) {
    await all.clock.advance(heldMs)
    all.last().close()
    waits.push(await waitForNext(all))
    await authenticate(all)
  }
  expect(waits).toEqual([11_500, 22_500, 11_500])
})

it.each(['online', 'pageshow', 'visible'] as const)('the connection reconnects immediately on %s', async (event) => {
  const all = await connected()
  all.sockets.refuse(6)
  all.last().close()
  await all.clock.advance(25_000)
  all.sockets.refuse(0)
  if (event === 'visible') all.visibility.show()
  else all.connectivity.happen(event)
  await settle()
  expect(all.all).toHaveLength(2)
})

it('the connection starts an attempt immediately on each reconnectNow()', async () => {
  const all = await connected()
  all.connection.reconnectNow()
  all.sockets.refuse(1)
  all.last().close()
  await settle()
  expect(all.all).toHaveLength(1)
  for (const sockets of [1, 2]) {
    all.connection.reconnectNow()
    await settle()
    expect(all.all).toHaveLength(sockets)
  }
})

it('the connection keeps the backoff when a wake-up event arrived while the previous socket was open', async () => {
  const all = await connected()
  all.connectivity.happen('online')
  all.last().close()
  await settle()
  expect(all.all).toHaveLength(1)
})

it.each(['pageshow', 'visible'] as const)(
  'the connection closes the socket when the page is suspended and stays closed until %s',
  async (event) => {
    const all = await connected()
    all.connectivity.happen('pagehide')
    expect(all.openSockets()).toBe(0)
    await all.clock.advance(600_000)
    expect(all.all).toHaveLength(1)
    expect(all.states.at(-1)).toBe('connecting')
    if (event === 'visible') all.visibility.show()
    else all.connectivity.happen('pageshow')
    await settle()
    expect(all.all).toHaveLength(2)
  },
)

it('the connection times out after 10 s while a socket opens, and after 10 s more without authentication', async () => {
  const all = setup()
  all.sockets.stall()
  all.listen()
  await all.clock.advance(10_500)
  expect(all.all).toHaveLength(1)
  await all.clock.advance(9_999)
  expect(all.openSockets()).toBe(1)
  await all.clock.advance(1)
  expect(all.openSockets()).toBe(0)
})

it('the connection stops reconnecting after the backend refuses the session, until the session changes', async () => {
  const all = await connected()
  all.last().close(4401)
  await all.clock.advance(600_000)
  all.connectivity.happen('online')
  all.visibility.show()
  await settle()
  expect(all.all).toHaveLength(1)
  expect(all.states.at(-1)).toBe('refused')
  all.client.session.renew('t2')
  await settle()
  expect(all.last().sent).toEqual(['{"action":"authenticate","token":"t2"}'])
})

it('the connection closes the socket and stops reconnecting at sign-out', async () => {
  const all = await connected()
  all.backend.answer({ method: 'POST' })
  all.last().close()
  await all.client.session.signOut()
  await all.clock.advance(600_000)
  expect(all.all).toHaveLength(1)
  expect(all.states.at(-1)).toBe('idle')
  expect([all.visibility.listeners(), all.connectivity.listeners(), all.clock.sleepers()]).toEqual([0, 0, 0])
})

it('the connection opens a new socket for a new session, and never has two sockets at a time', async () => {
  const all = await connected()
  all.client.session.signIn({ token: 'n', userId: 8, email: 'noor@example.com' })
  expect(all.openSockets()).toBe(0)
  await settle()
  expect([all.openSockets(), all.last().url]).toEqual([1, 'wss://api.test/ws/users/8/chat/'])
})

it('the connection closes the socket when the last subscriber unsubscribes or the client is destroyed', async () => {
  const all = setup()
  const unlisten = all.listen()
  await authenticate(all)
  all.client.destroy()
  await settle()
  expect(all.openSockets()).toBe(0)
  unlisten()
})
