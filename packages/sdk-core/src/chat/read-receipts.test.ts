import { expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { setupChat, threadsInShort } from './test/setup.ts'

async function setup() {
  const all = setupChat()
  all.backend.reply('one')
  const shown = await all.show()
  const receipts = () =>
    all.sockets.sockets.flatMap(({ sent }) => sent).filter((frame) => frame.includes('message_read'))
  return { ...all, ...shown, receipts }
}

it('an open, visible room sends one read receipt for its existing messages and one for each new message', async () => {
  const { room, receipts, backend, chat } = await setup()
  expect(receipts()).toEqual([])
  room.setOpen(true)
  room.setOpen(true)
  await settle()
  expect(receipts()).toEqual(['{"action":"message_read","messageId":101,"roomId":5,"user":"7"}'])
  backend.reply('two')
  await settle()
  backend.reply('elsewhere', 6)
  await settle()
  expect(receipts()).toHaveLength(2)
  expect(threadsInShort(chat.$threads.get())).toBe('6: elsewhere, 1 unread | 5: two (read)')
})

it('a room sends no read receipt while the room is closed or unmounted, or while the page is hidden', async () => {
  const { room, receipts, backend, visibility } = await setup()
  visibility.hide()
  room.setOpen(true)
  backend.reply('two')
  await settle()
  expect(receipts()).toEqual([])
  visibility.show()
  expect(receipts()).toHaveLength(1)
  room.setOpen(false)
  backend.reply('three')
  await settle()
  expect(receipts()).toHaveLength(1)
})

it('a room sends no read receipt for messages of its own account', async () => {
  const { room, receipts } = await setup()
  room.setOpen(true)
  room.send('mine')
  await settle()
  expect(receipts()).toHaveLength(1)
})

it('a room resends an unconfirmed read receipt by socket or HTTP, but not a confirmed one', async () => {
  const { room, receipts, backend, clock, connectivity } = await setup()
  const posts = () => backend.requests.filter((request) => request === 'POST /chat/chats/5/read').length
  backend.fates.up.push('cut')
  room.setOpen(true)
  await clock.advance(12_000)
  expect([receipts().length, posts()]).toEqual([1, 1])
  backend.fates.up.push('cut')
  backend.reply('two')
  await settle()
  connectivity.happen('online')
  await settle()
  expect([receipts().length, posts()]).toEqual([3, 1])
  backend.kill()
  await clock.advance(15_000)
  expect([receipts().length, posts()]).toEqual([3, 1])
})

it('a room without a socket posts read receipts by HTTP once the backend responds', async () => {
  const { room, backend, clock, sockets } = await setup()
  sockets.refuse(1_000)
  backend.kill()
  await clock.advance(2_000)
  room.setOpen(true)
  await settle()
  const posts = () => backend.requests.filter((request) => request === 'POST /chat/chats/5/read')
  expect(posts()).toHaveLength(1)
  await clock.advance(60_000)
  expect(posts()).toHaveLength(1)
  backend.reply('two')
  await clock.advance(10_000)
  expect(posts()).toHaveLength(2)
})

it('a room logs a rejected read receipt once and resends it', async () => {
  const { room, backend, clock, sockets, logged } = await setup()
  backend.refusals.push(500, 500)
  sockets.refuse(1_000)
  backend.kill()
  await clock.advance(2_000)
  room.setOpen(true)
  await clock.advance(60_000)
  expect(backend.requests.filter((request) => request === 'POST /chat/chats/5/read')).toHaveLength(3)
  expect(logged.filter((line) => line.includes('read'))).toEqual(['The read receipt could not be sent.'])
})

it('a read receipt marks sent messages as read, whether it arrives before or after the messages', async () => {
  const { room, look, backend } = await setup()
  room.send('mine')
  await settle()
  expect(look()).toBe('one | mine (sent)')
  backend.readAll()
  await settle()
  expect(look()).toBe('one | mine (read)')
  backend.tellAll({ action: 'message_read', roomId: 5, messageId: 999, user: 1007, seq: 3 })
  backend.tellAll({ action: 'message', roomId: 5, message_id: 999, user: 7, message: 'more', client_id: 'x', seq: 3 })
  await settle()
  expect(look()).toBe('one | mine (read) | more (read)')
})

it('a room fetches the read state of messages that were read while the socket was closed', async () => {
  const { room, look, backend, clock } = await setup()
  room.send('mine')
  await settle()
  backend.reply('two')
  await settle()
  backend.kill()
  backend.readAll()
  await clock.advance(10_000)
  expect(look()).toBe('one | mine (read) | two')
})
