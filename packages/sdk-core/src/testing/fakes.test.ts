import { describe, expect, it } from 'vitest'
import { fakeClock, fakeSockets, fakeVisibility, settle } from './index.ts'

describe('fakeSockets', () => {
  it('passes frames in both directions until either side closes the socket', async () => {
    const { open, sockets } = fakeSockets()
    const stopped = new AbortController()
    const socket = await open('wss://api.test/chat', stopped.signal)
    const received: string[] = []
    const reading = (async () => {
      for await (const frame of socket.frames()) received.push(frame)
    })()
    socket.send('hello')
    sockets[0]?.deliver('one')
    sockets[0]?.deliver('two')
    await settle()
    stopped.abort()
    await reading
    expect(received).toEqual(['one', 'two'])
    expect(sockets[0]).toMatchObject({ url: 'wss://api.test/chat', sent: ['hello'] })
    expect(sockets[0]?.isOpen()).toBe(false)
  })

  it('rejects attempts to open a socket after refuse()', async () => {
    const { open, refuse } = fakeSockets()
    refuse(1)
    await expect(open('wss://api.test/', new AbortController().signal)).rejects.toThrow()
    await expect(open('wss://api.test/', new AbortController().signal)).resolves.toBeDefined()
  })
})

describe('fakeClock', () => {
  it('ends sleeps in order, including sleeps that start during the advance', async () => {
    const clock = fakeClock()
    const { signal } = new AbortController()
    const woken: string[] = []
    void clock.sleep(20, signal).then(() => woken.push('late'))
    void clock
      .sleep(5, signal)
      .then(() => clock.sleep(5, signal))
      .then(() => woken.push('early'))
    await clock.advance(20)
    expect(woken).toEqual(['early', 'late'])
  })

  it('rejects an aborted sleep immediately', async () => {
    const clock = fakeClock()
    const stopped = new AbortController()
    const sleeping = clock.sleep(5, stopped.signal)
    stopped.abort(new Error('enough'))
    await expect(sleeping).rejects.toThrow('enough')
    expect(clock.sleepers()).toBe(0)
  })
})

it('fakeVisibility waits until the page is visible or the signal aborts', async () => {
  const visibility = fakeVisibility(false)
  const stopped = new AbortController()
  const seen = visibility.whenVisible(new AbortController().signal)
  const given = visibility.whenVisible(stopped.signal)
  stopped.abort(new Error('enough'))
  await expect(given).rejects.toThrow('enough')
  visibility.show()
  await seen
  expect(visibility.listeners()).toBe(0)
})
