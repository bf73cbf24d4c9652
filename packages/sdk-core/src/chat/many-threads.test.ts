import { expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { setupChat } from './test/setup.ts'

/** A page of an account with 250 conversations. Their rooms are 1000 to 1249, besides 5 and 6. */
async function setup(count = 250) {
  const all = setupChat()
  for (let number = 0; number < count; number++) all.backend.rooms.set(1000 + number, [])
  all.chat.$threads.subscribe(() => undefined)
  await settle()
  const state = () => {
    const threads = all.chat.$threads.get()
    return threads.status === 'ready' ? { count: threads.threads.length, hasMore: threads.hasMore } : threads.status
  }
  return { ...all, state }
}

it('the list of conversations loads one page at a time', async () => {
  const { chat, state } = await setup()
  expect(state()).toEqual({ count: 100, hasMore: true })
  await chat.loadMore()
  expect(state()).toEqual({ count: 200, hasMore: true })
  await chat.loadMore()
  expect(state()).toEqual({ count: 252, hasMore: false })
})

it('a refresh keeps the conversations of later pages', async () => {
  const { chat, state } = await setup()
  await chat.loadMore()
  await chat.refresh()
  expect(state()).toEqual({ count: 200, hasMore: true })
})

it('a room beyond the first page opens, and accepts messages', async () => {
  const { backend, chat, show } = await setup()
  backend.reply('from long ago', 1240)
  const { look, room } = await show(1240)
  expect(look()).toBe('from long ago')
  room.send('I am back')
  await settle()
  expect(look()).toBe('from long ago | I am back (sent)')
  expect(chat.$threads.get()).toMatchObject({ status: 'ready', hasMore: true })
})

it('a room of another account is missing, even if not all conversations are loaded', async () => {
  const { show } = await setup()
  expect((await show(99)).look()).toBe('missing')
})

it('a backend that lists all conversations at once ends the list', async () => {
  const { backend, chat, state } = await setup(150)
  backend.options.listsAll = true
  await chat.refresh()
  expect(state()).toEqual({ count: 152, hasMore: true })
  await chat.loadMore()
  expect(state()).toEqual({ count: 152, hasMore: false })
})
