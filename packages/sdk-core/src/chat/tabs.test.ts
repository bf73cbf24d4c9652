import { expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { setupChat, threadsInShort } from './test/setup.ts'

/** Opens Maya's room in two tabs of one browser. */
async function twoTabs() {
  const here = setupChat()
  const { storage, clock, random, backend } = here
  const there = setupChat({ storage: storage.openTab(), clock, random, backend })
  const shownHere = await here.show()
  const shownThere = await there.show()
  return { here: { ...here, ...shownHere }, there: { ...there, ...shownThere }, backend }
}

it('a message sent in one tab appears exactly once in another tab, as a message of the same account', async () => {
  const { here, there, backend } = await twoTabs()
  here.room.send('from here')
  await settle()
  there.room.send('from there')
  await settle()
  backend.reply('hello both')
  backend.readAll()
  await settle()
  const said = 'from here (read) | from there (read) | hello both'
  expect([here.look(), there.look(), backend.texts()]).toEqual([said, said, ['from here', 'from there', 'hello both']])
})

it('messages read in one tab are marked as read in all tabs', async () => {
  const { here, there, backend } = await twoTabs()
  const unread = () => threadsInShort(there.chat.$threads.get())
  there.chat.$threads.subscribe(() => undefined)
  backend.reply('hello')
  await settle()
  expect(unread()).toContain('1 unread')
  here.room.setOpen(true)
  await settle()
  expect(unread()).not.toContain('unread')
})

it('each tab opens one socket, and all sockets close at sign-out', async () => {
  const { here, there } = await twoTabs()
  const open = () => here.sockets.sockets.filter((socket) => socket.isOpen()).length
  expect(open()).toBe(2)
  await here.client.session.signOut()
  await settle()
  expect([open(), there.look(), there.chat.$connection.get()]).toEqual([0, 'loading', 'idle'])
})
