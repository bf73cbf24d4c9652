import { cleanStores } from 'nanostores'
import { expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { setupChat, threadsInShort } from './test/setup.ts'

async function setup() {
  const all = setupChat()
  all.backend.reply('hello', 6)
  const unlisten = all.chat.$threads.subscribe(() => undefined)
  await settle()
  return { ...all, unlisten, look: () => threadsInShort(all.chat.$threads.get()) }
}

it('the list of conversations is fetched, then updated with new messages', async () => {
  const { look, backend, clock } = await setup()
  expect(look()).toBe('5 | 6: hello, 1 unread')
  await clock.advance(1)
  backend.reply('one', 5)
  backend.reply('two', 5)
  await settle()
  expect(look()).toBe('5: two, 2 unread | 6: hello, 1 unread')
  expect(backend.requests).toHaveLength(2)
})

it('the unread count includes a message once, even if the message arrives twice', async () => {
  const { look, backend } = await setup()
  backend.fates.down.push('twice')
  backend.reply('one', 5)
  await settle()
  expect(look()).toBe('5: one, 1 unread | 6: hello, 1 unread')
})

it('the list of conversations includes a message that arrives during a fetch exactly once', async () => {
  const { look, backend, chat, clock } = await setup()
  await clock.advance(1)
  const reading = chat.refresh()
  backend.reply('one', 5)
  await reading
  await settle()
  expect(look()).toBe('5: one, 1 unread | 6: hello, 1 unread')
})

it('the list of conversations never counts the account’s own messages as unread', async () => {
  const { look, backend, chat, clock } = await setup()
  await clock.advance(1)
  chat.room(5).send('mine')
  await settle()
  expect(look()).toBe('5: mine | 6: hello, 1 unread')
  backend.readAll()
  await settle()
  expect(look()).toBe('5: mine (read) | 6: hello, 1 unread')
})

it('the unread count is cleared when another tab reads the room', async () => {
  const { look, backend, show } = await setup()
  backend.tellAll({ action: 'message_read', roomId: 6, messageId: 101, user: 7, seq: 1 })
  await settle()
  expect(look()).toBe('5 | 6: hello (read)')
  const { look: room } = await show(6)
  expect(room()).toBe('hello')
})

it('the unread count is cleared when another tab reads the room during a fetch', async () => {
  const { look, backend, chat, clock } = await setup()
  await clock.advance(1)
  const reading = chat.refresh()
  await Promise.resolve()
  backend.readElsewhere()
  await reading
  await settle()
  expect(look()).toBe('5 | 6: hello (read)')
})

it('the list of conversations is refetched when another tab reads only some messages of a room', async () => {
  const { look, backend } = await setup()
  const [first] = [backend.reply('one', 6), backend.reply('two', 6)]
  await settle()
  backend.tellAll({ action: 'message_read', roomId: 6, messageId: first.message_id, user: 7, seq: 2 })
  await settle()
  expect(look()).toBe('5 | 6: two, 3 unread')
  expect(backend.requests).toHaveLength(3)
})

it('the list of conversations is refetched after a message in an unknown room', async () => {
  const { look, backend, clock } = await setup()
  await clock.advance(1)
  backend.rooms.set(9, [])
  backend.reply('new here', 9)
  await settle()
  expect(look()).toContain('9: new here, 1 unread')
})

it('the list of conversations is refetched when a member blocks a room, also during a fetch', async () => {
  const { backend, chat, clock } = await setup()
  const count = () => backend.requests.length
  expect(count()).toBe(2)
  backend.tellAll({ action: 'room_changed', roomId: 6 })
  await settle()
  expect(count()).toBe(3)
  await clock.advance(1)
  const reading = chat.refresh()
  backend.tellAll({ action: 'room_changed', roomId: 6 })
  await reading
  await settle()
  expect(count()).toBe(5)
})

it('the list of conversations is refetched when the socket reconnects, and every 10 s without a socket', async () => {
  const { look, backend, clock, sockets } = await setup()
  const count = () => backend.requests.length
  expect(count()).toBe(2)
  await clock.advance(600_000)
  expect(count()).toBe(2)
  backend.kill()
  await clock.advance(8_000)
  expect(count()).toBe(3)
  backend.reply('missed', 6)
  await clock.advance(4_000)
  expect([look(), count()]).toEqual(['5 | 6: missed, 2 unread', 4])
  sockets.refuse(1_000)
  backend.kill()
  await clock.advance(32_000)
  // The lost socket causes one request, and polling causes three.
  expect(count()).toBe(8)
})

it('the list of conversations reports a failure only if no fetch has succeeded', async () => {
  const { chat, backend, clock } = setupChat()
  backend.options.isDown = true
  chat.$threads.subscribe(() => undefined)
  await clock.advance(9_000)
  expect(threadsInShort(chat.$threads.get())).toBe('failed')
  backend.options.isDown = false
  await clock.advance(10_000)
  expect(threadsInShort(chat.$threads.get())).toBe('5 | 6')
  backend.failures.push(500, 500, 500, 500)
  await chat.refresh()
  expect(threadsInShort(chat.$threads.get())).toBe('5 | 6')
})

it('the list of conversations sends no request and opens no socket without subscribers', async () => {
  const { chat, unlisten, clock, backend, sockets, visibility, connectivity } = await setup()
  unlisten()
  cleanStores(chat.$threads, chat.$connection)
  await settle()
  expect(sockets.sockets.some((socket) => socket.isOpen())).toBe(false)
  const asked = backend.requests.length
  await clock.advance(600_000)
  expect(backend.requests).toHaveLength(asked)
  expect([visibility.listeners(), connectivity.listeners(), clock.sleepers()]).toEqual([0, 0, 0])
})
