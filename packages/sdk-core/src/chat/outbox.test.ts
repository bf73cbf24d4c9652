import { describe, expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { setupChat } from './test/setup.ts'

/** Creates a page whose backend is down. */
async function offline() {
  const all = setupChat()
  const shown = await all.show()
  all.backend.options.isDown = true
  all.backend.kill()
  await settle()
  return { ...all, ...shown }
}

it('the outbox queues messages while offline and sends them in order when the network is back', async () => {
  const { room, look, backend, clock } = await offline()
  room.send('one')
  room.send('two')
  await clock.advance(12_000)
  expect(look()).toBe('one (sending) | two (sending)')
  backend.options.isDown = false
  await clock.advance(10_000)
  expect(look()).toBe('one (sent) | two (sent)')
  expect(backend.texts()).toEqual(['one', 'two'])
})

it('the outbox sends a message immediately once the backend is reachable again', async () => {
  const { room, look, backend } = await offline()
  backend.options.isDown = false
  room.send('one')
  await settle()
  expect(look()).toBe('one (sent)')
})

it('a message without a confirmation fails after 30 s and can be retried', async () => {
  const { room, look, backend, clock } = await offline()
  room.send('hello')
  await clock.advance(29_999)
  expect(look()).toBe('hello (sending)')
  await clock.advance(1)
  expect(look()).toBe('hello (failed)')
  backend.options.isDown = false
  await clock.advance(60_000)
  expect([look(), backend.texts()]).toEqual(['hello (failed)', []])
  const state = room.$room.get()
  room.retry((state.status === 'ready' && state.messages[0]?.client_id) || '')
  await settle()
  expect([look(), backend.texts()]).toEqual(['hello (sent)', ['hello']])
})

it('discard() removes a failed message', async () => {
  const { room, look, clock, storage } = await offline()
  room.send('hello')
  await clock.advance(30_000)
  const state = room.$room.get()
  room.discard((state.status === 'ready' && state.messages[0]?.client_id) || '')
  expect(look()).toBe('')
  expect([...storage.values.keys()].filter((key) => key.includes('chatOutbox'))).toEqual([])
})

it('the outbox holds at most 100 messages, and the text of the next message stays in the draft', async () => {
  const { room } = await offline()
  for (let index = 0; index < 100; index++) room.send(`m${index}`)
  room.setDraft('one more')
  room.send()
  expect(room.$draft.get()).toBe('one more')
  expect(room.$room.get()).toMatchObject({ messages: { length: 100 } })
})

it('the outbox restores an unsent message after a reload and sends it once', async () => {
  const before = await offline()
  before.room.send('one')
  before.room.send('two')
  await before.clock.advance(5_000)
  before.backend.options.isDown = false
  const after = before.reload()
  const { look } = await after.show()
  expect(look()).toBe('one (sent) | two (sent)')
  expect(before.backend.texts()).toEqual(['one', 'two'])
})

it('the outbox sends a stored message after a reload even if no room is mounted', async () => {
  const before = await offline()
  before.room.send('one')
  before.backend.options.isDown = false
  before.reload()
  await settle()
  expect(before.backend.texts()).toEqual(['one'])
})

it('the outbox marks a stored message as failed after a reload if the message has waited too long', async () => {
  const before = await offline()
  before.room.send('one')
  before.client.destroy()
  before.clock.skip(3_600_000)
  before.backend.options.isDown = false
  const { look } = await before.reload().show()
  expect([look(), before.backend.texts()]).toEqual(['one (failed)', []])
})

it('the backend stores a message once when its confirmation is lost and the message is resent', async () => {
  const { show, backend, clock } = setupChat()
  const { room, look } = await show()
  backend.fates.up.push('kill')
  room.send('hello')
  await clock.advance(1_000)
  expect([look(), backend.texts()]).toEqual(['hello (sent)', ['hello']])
})

it('the outbox resends a message that was lost on an open socket', async () => {
  const { show, backend, clock } = setupChat()
  const { room, look } = await show()
  backend.fates.up.push('drop')
  room.send('one')
  room.send('two')
  await clock.advance(10_000)
  expect([look(), backend.texts()]).toEqual(['one (sent) | two (sent)', ['one', 'two']])
})

it.each([0, 20_000])('the outbox delivers a message on time after a socket is dead for %d ms', async (silentMs) => {
  const { show, backend, clock, sockets } = setupChat()
  const { room, look } = await show()
  backend.fates.up.push(...Array.from({ length: 20 }, () => 'drop' as const))
  await clock.advance(silentMs)
  room.send('one')
  await clock.advance(14_999)
  expect([look(), sockets.sockets.length]).toEqual(['one (sending)', 1])
  backend.fates.up.length = 0
  await clock.advance(1_000)
  expect([look(), sockets.sockets.length, backend.texts()]).toEqual(['one (sent)', 2, ['one']])
})

it('the socket stays open while the outbox of a hidden page has an unsent message', async () => {
  const { show, backend, clock, sockets, visibility } = setupChat()
  const { room, look } = await show()
  visibility.hide()
  backend.fates.up.push('drop')
  room.send('one')
  await clock.advance(600_000)
  expect([look(), sockets.sockets.length, backend.texts()]).toEqual(['one (sent)', 1, ['one']])
})

it('the chat refetches the room when a confirmation was lost on an open socket', async () => {
  const { show, backend, clock } = setupChat()
  const { room, look, states } = await show()
  backend.fates.down.push('drop')
  room.send('one')
  await clock.advance(8_000)
  expect(look()).toBe('one (sent)')
  expect(states.at(-1)).toMatchObject({ messages: [{ seq: 1 }] })
})

it('a message that the backend rejects by socket fails', async () => {
  const { show, backend } = setupChat()
  const { room, look } = await show()
  backend.options.refusal = 'validation_failed'
  room.send('one')
  await settle()
  expect(look()).toBe('one (failed)')
})

it('a message of an unconfirmed account fails with a notice, and is sent on retry', async () => {
  const { show, backend, client } = setupChat()
  const { room, look } = await show()
  backend.options.refusal = 'unverified'
  room.send('one')
  await settle()
  expect([look(), client.$notice.get()]).toEqual(['one (failed)', { code: 'unverified' }])
  backend.options.refusal = null
  const state = room.$room.get()
  room.retry((state.status === 'ready' && state.messages[0]?.client_id) || '')
  await settle()
  expect(look()).toBe('one (sent)')
})

it.each([
  ['limits the rate', 'rate_limited'],
  ['is unavailable', 'unavailable'],
])('the outbox pauses when the backend %s, then continues', async (_, code) => {
  const { show, backend, clock } = setupChat()
  const { room, look } = await show()
  backend.options.refusal = code
  room.send('one')
  await settle()
  expect(look()).toBe('one (sending)')
  backend.options.refusal = null
  await clock.advance(2_000)
  expect(look()).toBe('one (sent)')
})

describe('createDelivery without a socket', () => {
  async function withoutSocket() {
    const all = setupChat()
    const shown = await all.show()
    all.sockets.refuse(1_000)
    all.backend.kill()
    await all.clock.advance(2_000)
    return { ...all, ...shown }
  }

  it('posts messages by HTTP and polls every 10 s while there is no socket', async () => {
    const { room, look, backend, clock, chat } = await withoutSocket()
    expect(chat.$connection.get()).toBe('lost')
    room.send('one')
    backend.reply('two')
    await clock.advance(10_000)
    expect(backend.texts()).toEqual(['two', 'one'])
    await clock.advance(10_000)
    expect(look()).toBe('two | one (sent)')
  })

  it.each([
    ['a lost response', 'lost', 1],
    ['a server error', 503, 2],
    ['a rate limit', 429, 2],
  ] as const)('sends a message so that the backend stores it once after %s', async (_, failure, posts) => {
    const { room, look, backend, clock } = await withoutSocket()
    room.send('one')
    backend.refusals.push(failure)
    await clock.advance(25_000)
    expect([look(), backend.texts()]).toEqual(['one (sent)', ['one']])
    expect(backend.requests.filter((request) => request.startsWith('POST'))).toHaveLength(posts)
  })

  it('posts messages by HTTP when the backend refuses the socket', async () => {
    const { show, backend, sockets, clock, chat } = setupChat()
    const { room, look } = await show()
    sockets.sockets[0]?.close(4401)
    await settle()
    expect(chat.$connection.get()).toBe('refused')
    room.send('one')
    await clock.advance(20_000)
    expect([look(), backend.texts(), sockets.sockets.length]).toEqual(['one (sent)', ['one'], 1])
  })

  it('marks a message that the backend rejects as failed and sends the next message', async () => {
    const { room, look, backend, clock } = await withoutSocket()
    room.send('one')
    room.send('two')
    backend.refusals.push(400)
    await clock.advance(20_000)
    expect(look()).toBe('two (sent) | one (failed)')
  })

  it('marks a message as failed with a notice when the backend requires a confirmed email address', async () => {
    const { room, look, backend, clock, client } = await withoutSocket()
    room.send('one')
    room.send('two')
    backend.refusals.push('unverified')
    await clock.advance(20_000)
    expect(look()).toBe('two (sent) | one (failed)')
    expect(client.$notice.get()).toEqual({ code: 'unverified', message: 'Confirm your email.' })
  })

  it('sends no request while the page is hidden', async () => {
    const { backend, clock, visibility } = await withoutSocket()
    visibility.hide()
    await clock.advance(15_000)
    const asked = backend.requests.length
    await clock.advance(600_000)
    expect(backend.requests).toHaveLength(asked)
    backend.reply('hi')
    visibility.show()
    await settle()
    expect(backend.requests.length).toBeGreaterThan(asked)
  })
})

it('two tabs with the same outbox send a message once', async () => {
  const before = await offline()
  before.room.send('one')
  before.room.send('two')
  before.backend.options.isDown = false
  const other = setupChat({ storage: before.storage.openTab(), clock: before.clock, backend: before.backend })
  const { look } = await other.show()
  await before.clock.advance(20_000)
  expect(before.backend.texts()).toEqual(['one', 'two'])
  expect([look(), before.look()]).toEqual(['one (sent) | two (sent)', 'one (sent) | two (sent)'])
})

describe('createOutbox with a backend that supports only the documented frames', () => {
  it('matches each echoed message to one own message with the same text', async () => {
    const { show, backend } = setupChat()
    backend.options.echoesIds = false
    const { room, look } = await show()
    room.send('ok')
    room.send('ok')
    backend.reply('ok')
    await settle()
    expect(look()).toBe('ok (sent) | ok | ok (sent)')
  })

  it('after a connection gap, matches new messages in the list but no old message with the same text', async () => {
    const { show, backend, clock } = setupChat()
    backend.options.echoesIds = false
    const { room, look } = await show()
    room.send('ok')
    await settle()
    await clock.advance(120_000)
    backend.fates.up.push('kill')
    room.send('ok')
    backend.reply('yes')
    await clock.advance(5_000)
    expect(look()).toBe('ok (sent) | ok (sent) | yes')
  })
})
