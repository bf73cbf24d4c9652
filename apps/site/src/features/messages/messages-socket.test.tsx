import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openMessages, thread } from './test/open-messages.tsx'

const THREADS = '/chat/users/7/chats'

afterEach(cleanup)

it('the messages screen stops sending and redirects once to the login when the session is closed', async () => {
  const { connect, wait, sockets, backend, client, navigation, connectivity, visibility } = openMessages({
    script: [
      { path: THREADS, body: [thread(5, 'Iris & Fern')] },
      { path: THREADS, status: 401, always: true },
    ],
  })
  await screen.findByText('Iris & Fern')
  await connect()
  sockets.sockets.at(-1)?.close(4401)
  await waitFor(() => expect(client.session.token()).toBeNull())
  expect(navigation.visited).toEqual(['/login?next_url=%2Fdashboard%2Fmessages%2F'])
  const sent = backend.requests.length
  connectivity.happen('online')
  visibility.show()
  await wait(600_000)
  expect([sockets.sockets.length, backend.requests.length, navigation.visited.length]).toEqual([1, sent, 1])
  expect(screen.queryByText('Iris & Fern')).toBeNull()
})

it('the messages screen opens one socket in StrictMode and closes it on unmount', async () => {
  const { connect, wait, sockets } = openMessages({
    isStrict: true,
    query: '?chatroom_id=5',
    threads: [thread(5, 'Iris & Fern')],
  })
  await screen.findByRole('link', { name: /Iris/ })
  await connect()
  await wait(10_000)
  await screen.findByRole('log')
  expect(sockets.sockets.map((socket) => socket.isOpen())).toEqual([true])
  cleanup()
  await waitFor(() => expect(sockets.sockets[0]?.isOpen()).toBe(false))
  await wait(60_000)
  expect(sockets.sockets).toHaveLength(1)
})
