import { expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { setupChat } from './test/setup.ts'

it('a room shows a sent message immediately and marks it as sent once the backend confirms it', async () => {
  const { show, backend } = setupChat()
  backend.reply('Hello')
  const { room, look, states } = await show()
  room.setDraft('hi')
  room.send()
  expect(room.$draft.get()).toBe('')
  await settle()
  expect(states.slice(1).map((state) => state.status === 'ready' && state.messages.length)).toContain(2)
  expect(look()).toBe('Hello | hi (sent)')
  expect(backend.texts()).toEqual(['Hello', 'hi'])
})

it('a room does not send blank or overlong text, and keeps the text as the draft', async () => {
  const { show, backend } = setupChat()
  const { room, look } = await show()
  room.send('  \n ')
  room.setDraft('x'.repeat(10_001))
  room.send()
  await settle()
  expect([look(), backend.texts()]).toEqual(['', []])
  expect(room.$draft.get()).toHaveLength(10_001)
  room.send('x'.repeat(10_000))
  await settle()
  expect(backend.texts()).toHaveLength(1)
})

it('a room sends text in any writing system, and emoji, unchanged', async () => {
  const { show, backend } = setupChat()
  const { room } = await show()
  const texts = ['שלום 💐', '<script>alert(1)</script>', '👰🏽‍♀️\n"quoted"']
  for (const text of texts) room.send(text)
  await settle()
  expect(backend.texts()).toEqual(texts)
})

it('a room shows messages of the other member in the backend’s order', async () => {
  const { show, backend } = setupChat()
  const { room, look } = await show()
  backend.reply('one')
  room.send('two')
  backend.reply('three')
  await settle()
  expect(look()).toBe('one | two (sent) | three')
})

it('a room shows messages that the same account sends in another tab', async () => {
  const { show, backend } = setupChat()
  const { look } = await show()
  backend.tellAll({
    action: 'message',
    message_id: 9,
    roomId: 5,
    user: 7,
    message: 'from afar',
    client_id: 'x',
    seq: 1,
  })
  await settle()
  expect(look()).toBe('from afar (sent)')
})

it('a room fetches the missing messages when a received message leaves a gap', async () => {
  const { show, backend } = setupChat()
  const { look } = await show()
  backend.fates.down.push('drop', 'drop')
  backend.reply('one')
  backend.reply('two')
  backend.reply('three')
  await settle()
  expect(look()).toBe('one | two | three')
  expect(backend.requests.at(-1)).toBe('GET /chat/chats/5/messages?user_id=7&after=0&limit=200')
})

it('a room fetches messages that were sent while the socket was closed', async () => {
  const { show, backend, clock } = setupChat()
  const { look } = await show()
  backend.reply('one')
  await settle()
  backend.kill()
  backend.reply('two')
  await clock.advance(10_000)
  expect(look()).toBe('one | two')
})

it('loadEarlier() loads earlier messages page by page', async () => {
  const { show, backend } = setupChat()
  for (let index = 1; index <= 120; index++) backend.reply(`m${index}`)
  const { room, look } = await show()
  const first = () => look().split(' | ')[0]
  expect([first(), room.$room.get()]).toMatchObject(['m71', { hasEarlier: true, isLoadingEarlier: false }])
  const [loading] = [room.loadEarlier(), room.loadEarlier()]
  expect(room.$room.get()).toMatchObject({ isLoadingEarlier: true })
  await loading
  expect([first(), room.$room.get()]).toMatchObject(['m21', { hasEarlier: true, isLoadingEarlier: false }])
  backend.failures.push(500)
  await room.loadEarlier()
  expect(room.$room.get()).toMatchObject({ hasEarlier: true, isLoadingEarlier: false })
  await room.loadEarlier()
  expect([first(), room.$room.get()]).toMatchObject(['m1', { hasEarlier: false }])
  const asked = backend.requests.length
  await room.loadEarlier()
  expect(backend.requests).toHaveLength(asked)
})

it('a room returns the same object for an unchanged message', async () => {
  const { show, backend } = setupChat()
  backend.reply('one')
  const { room } = await show()
  const firstOf = () => {
    const state = room.$room.get()
    return state.status === 'ready' ? state.messages[0] : undefined
  }
  const before = firstOf()
  backend.reply('two')
  await settle()
  expect(firstOf()).toBe(before)
})

it('a room ignores frames with unknown actions and invalid frames', async () => {
  const { show, backend } = setupChat()
  const { look } = await show()
  backend.tellAll({ action: 'typing', roomId: 5 })
  backend.tellAll({ action: 'message', roomId: {} })
  backend.tellAll({ action: 'error', code: 'internal' })
  backend.reply('still here')
  await settle()
  expect(look()).toBe('still here')
})

it('a room reports a failure only if no fetch has succeeded, and retries the fetch', async () => {
  const { show, backend, clock } = setupChat()
  backend.options.isDown = true
  const { look } = await show()
  await clock.advance(9_000)
  expect(look()).toBe('failed')
  backend.options.isDown = false
  backend.reply('back')
  await clock.advance(10_000)
  expect(look()).toBe('back')
  backend.options.isDown = true
  backend.kill()
  await clock.advance(60_000)
  expect(look()).toBe('back')
})

it('each room restores its own draft after a reload', async () => {
  const before = setupChat()
  before.chat.room(5).setDraft('half a')
  before.chat.room(6).setDraft('another')
  before.chat.room(6).setDraft('')
  const { chat } = before.reload()
  expect([chat.room('5').$draft.get(), chat.room(6).$draft.get()]).toEqual(['half a', ''])
  expect(chat.room('5')).toBe(chat.room(5))
})
