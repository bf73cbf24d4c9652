import { expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { createVendors } from '../vendors/create-vendors.ts'
import { vendor } from '../vendors/test/setup.ts'
import { setupChat } from './test/setup.ts'

it('the chat marks a room of a different account as missing and sends nothing to it', async () => {
  const { show, backend, clock, sockets } = setupChat()
  const { room, look } = await show(99)
  expect(look()).toBe('missing')
  room.setDraft('hello?')
  room.send()
  room.setOpen(true)
  await room.loadEarlier()
  await clock.advance(60_000)
  expect([look(), room.$draft.get()]).toEqual(['missing', 'hello?'])
  expect(new Set(backend.requests)).toEqual(new Set(['GET /chat/users/7/chats']))
  expect(sockets.sockets.flatMap(({ sent }) => sent).join()).not.toContain('message')
})

it('the chat immediately shows a room that the visitor has just opened from a vendor’s profile', async () => {
  const { show, backend, ports, chat } = setupChat()
  const kept = [...backend.rooms]
  chat.$threads.subscribe(() => undefined)
  await settle()
  backend.rooms.set(9, [])
  backend.made.push({ chatroom_id: 9, name: 'Stone', image: '', category: 'Florists' })
  await ports.once(createVendors).message(vendor(3))
  const { room, look } = await show(9)
  room.send('hello')
  await settle()
  expect(look()).toBe('hello (sent)')
  expect(kept).toHaveLength(2)
})

it('the chat shows a missing room once the list of conversations contains it', async () => {
  const { show, backend } = setupChat()
  const { look } = await show(9)
  expect(look()).toBe('missing')
  backend.rooms.set(9, [])
  backend.reply('welcome', 9)
  await settle()
  expect(look()).toBe('welcome')
})

it('the chat marks a room as missing when the backend no longer returns it', async () => {
  const { show, backend, chat } = setupChat()
  chat.$threads.subscribe(() => undefined)
  await settle()
  backend.rooms.delete(5)
  expect((await show()).look()).toBe('missing')
})

it('the chat clears shown, pending and stored messages at sign-out', async () => {
  const { show, backend, client, chat, storage, sockets } = setupChat()
  backend.reply('secret')
  const { room, look, states } = await show()
  backend.options.refusal = 'rate_limited'
  room.send('mine')
  room.setDraft('half')
  await settle()
  const count = states.length
  await client.session.signOut()
  await settle()
  expect(states.slice(count).every((state) => state.status === 'loading')).toBe(true)
  expect([look(), room.$draft.get(), chat.$threads.get()]).toEqual(['loading', '', { status: 'loading' }])
  expect(chat.$connection.get()).toBe('idle')
  expect([...storage.values.keys()].filter((key) => key.includes('chat'))).toEqual([])
  expect(sockets.sockets.some((socket) => socket.isOpen())).toBe(false)
})

it('the chat shows the next account nothing of the previous account, even if frames arrive late', async () => {
  const { show, backend, client } = setupChat()
  backend.reply('secret')
  const { room, states } = await show()
  backend.options.refusal = 'rate_limited'
  room.send('mine')
  const earlier = room.loadEarlier()
  client.session.signIn({ token: 'n', userId: 8, email: 'noor@example.com' })
  const count = states.length
  await earlier
  await settle()
  expect(JSON.stringify(states.slice(count))).not.toMatch(/secret|mine/)
  expect(backend.texts()).toEqual(['secret'])
})

it('the outbox keeps unsent messages when the session expires and the same account signs in again', async () => {
  const { show, backend, client } = setupChat()
  const { room, look } = await show()
  backend.options.isDown = true
  backend.kill()
  room.send('mine')
  room.setDraft('half')
  client.session.renew('dead')
  backend.options.isDown = false
  client.session.signIn({ token: 'm2', userId: 7, email: 'maya@example.com' })
  await settle()
  expect([look(), room.$draft.get()]).toEqual(['mine (sent)', 'half'])
})

it('the outbox discards unsent messages when a tab with a tab-only session closes', async () => {
  const { show, backend, client, clock, storage } = setupChat()
  client.session.signIn({ token: 't', userId: 7, email: 'maya@example.com' }, { remember: false })
  const { room } = await show()
  backend.options.isDown = true
  backend.kill()
  room.send('mine')
  room.setDraft('half')
  await settle()
  client.destroy()
  const next = setupChat({ storage: storage.openTab(), clock, backend })
  expect([next.chat.room(5).$draft.get(), JSON.stringify([...storage.values])]).toEqual([
    '',
    expect.not.stringMatching(/mine|half/),
  ])
})

it('the chat stops all loops and sockets when the client is destroyed', async () => {
  const { show, client, clock, sockets, backend } = setupChat()
  const { room } = await show()
  backend.options.refusal = 'rate_limited'
  room.send('mine')
  client.destroy()
  await settle()
  expect([sockets.sockets.some((socket) => socket.isOpen()), clock.sleepers()]).toEqual([false, 0])
})
