import { cleanStores } from 'nanostores'
import { expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { setupChat, threadsInShort } from './test/setup.ts'

/** Creates a page. `lose` makes the backend store a message without sending it over the socket. */
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

it('within 30 s, the chat fetches a message that the open socket failed to deliver', async () => {
  const { show, lose, clock } = await setup()
  const { look } = await show()
  lose('lost', 'lost too')
  await clock.advance(29_000)
  expect(look()).toBe('known')
  await clock.advance(1_000)
  expect(look()).toBe('known | lost | lost too')
})

it('the unread count includes a message only once if a periodic check fetches it', async () => {
  const { show, lose, chat, clock } = await setup()
  await show()
  chat.$threads.subscribe(() => undefined)
  await settle()
  await clock.advance(1_000)
  lose('lost')
  await clock.advance(60_000)
  expect(threadsInShort(chat.$threads.get())).toContain('5: lost, 2 unread')
})

it('a periodic check requests only the messages after the newest loaded message', async () => {
  const { show, reads, clock } = await setup()
  const { room } = await show()
  room.send('mine, which nobody has read')
  await settle()
  const before = reads().length
  await clock.advance(90_000)
  const query = '/chat/chats/5/messages?user_id=7&after=2&limit=200'
  expect(reads().slice(before)).toEqual(Array(3).fill(`GET ${query}`))
})

it('the chat sends no periodic checks for a room that is not mounted', async () => {
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

it('the chat sends no periodic checks while the page is hidden, and one check when the page becomes visible', async () => {
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

it('the chat sends no periodic checks to a backend that does not support `seq`', async () => {
  const { show, reads, backend, clock } = await setup()
  backend.options.echoesIds = false
  await show()
  const before = reads().length
  await clock.advance(300_000)
  expect(reads()).toHaveLength(before)
})
