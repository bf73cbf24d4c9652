import { cleanStores } from 'nanostores'
import { expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { setupChat, threadsInShort } from './test/setup.ts'

/** A backend that stored two messages but sent neither by socket. */
async function setup() {
  const page = setupChat()
  page.backend.reply('known')
  const lose = (...texts: string[]) => {
    for (const text of texts) {
      page.backend.fates.down.push('drop')
      page.backend.reply(text)
    }
  }
  const reads = () => page.backend.requests.filter((request) => request.includes('/chats/5/messages'))
  return { ...page, lose, reads }
}

it('fetches a message within 30 s that the open socket did not deliver', async () => {
  const { show, lose, clock } = await setup()
  const { look } = await show()
  lose('lost', 'lost too')
  await clock.advance(29_000)
  expect(look()).toBe('known')
  await clock.advance(1_000)
  expect(look()).toBe('known | lost | lost too')
})

it('counts a message found by a check as unread once', async () => {
  const { show, lose, chat, clock } = await setup()
  await show()
  chat.$threads.subscribe(() => undefined)
  await settle()
  await clock.advance(1_000)
  lose('lost')
  await clock.advance(60_000)
  expect(threadsInShort(chat.$threads.get())).toContain('5: lost, 2 unread')
})

it('checks only for messages after the newest one', async () => {
  const { show, reads, clock } = await setup()
  const { room } = await show()
  room.send('mine, which nobody has read')
  await settle()
  const before = reads().length
  await clock.advance(90_000)
  const query = '/chat/chats/5/messages?user_id=7&after=2&limit=200'
  expect(reads().slice(before)).toEqual(Array(3).fill(`GET ${query}`))
})

it('sends no check before a room is mounted and after it is unmounted', async () => {
  const { show, reads, chat, clock } = await setup()
  chat.$threads.subscribe(() => undefined)
  await clock.advance(300_000)
  expect(reads()).toEqual([])
  const { room, close } = await show()
  close()
  cleanStores(room.$room)
  const before = reads().length
  await clock.advance(300_000)
  expect(reads()).toHaveLength(before)
})

it('sends no check while the page is hidden, and one when it becomes visible', async () => {
  const { show, lose, reads, visibility, clock } = await setup()
  const { look } = await show()
  const before = reads().length
  visibility.hide()
  lose('lost')
  await clock.advance(300_000)
  expect(reads()).toHaveLength(before)
  visibility.show()
  await settle()
  expect(look()).toBe('known | lost')
})

it('sends no check to a backend without `seq`', async () => {
  const { show, reads, backend, clock } = await setup()
  backend.options.echoesIds = false
  await show()
  const before = reads().length
  await clock.advance(300_000)
  expect(reads()).toHaveLength(before)
})
