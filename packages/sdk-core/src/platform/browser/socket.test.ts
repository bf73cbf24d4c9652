import { afterEach, expect, it } from 'vitest'
import { settle } from '../../testing/index.ts'
import { browserConnectivity } from './connectivity.ts'
import { openBrowserSocket } from './socket.ts'

/** A fake browser WebSocket whose backend is the test. It emits `close` only when the test does. */
class FakeWebSocket {
  static last: FakeWebSocket
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: string[] = []
  isClosing = false
  url: string
  constructor(url: string) {
    this.url = url
    FakeWebSocket.last = this
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.isClosing = true
  }
}

const native = globalThis.WebSocket
afterEach(() => {
  Reflect.set(globalThis, 'WebSocket', native)
  for (const key of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(globalThis, key)
})

function open() {
  Reflect.set(globalThis, 'WebSocket', FakeWebSocket)
  const stopped = new AbortController()
  const opening = openBrowserSocket('wss://api.test/ws/', stopped.signal)
  return { stopped, opening, far: FakeWebSocket.last }
}

async function opened() {
  const { stopped, opening, far } = open()
  far.onopen?.()
  const socket = await opening
  const heard: string[] = []
  const reading = (async () => {
    for await (const frame of socket.frames()) heard.push(frame)
    heard.push('the end')
  })()
  return { stopped, far, socket, heard, reading }
}

it('openBrowserSocket sends and receives frames, and returns the backend’s close code', async () => {
  const { far, socket, heard, reading } = await opened()
  socket.send('hello')
  far.onmessage?.({ data: 'one' })
  far.onmessage?.({ data: 'two' })
  expect(socket.closeCode()).toBeNull()
  far.onclose?.({ code: 1012 })
  await reading
  expect([far.sent, heard, socket.closeCode()]).toEqual([['hello'], ['one', 'two', 'the end'], 1012])
})

it('openBrowserSocket closes the socket immediately when the signal aborts, and ignores later events', async () => {
  const { stopped, far, heard, reading, socket } = await opened()
  stopped.abort()
  await reading
  far.onmessage?.({ data: 'late' })
  far.onclose?.({ code: 1000 })
  await settle()
  expect([heard, far.isClosing, socket.closeCode()]).toEqual([['the end'], true, null])
})

it('openBrowserSocket stops connecting when the signal aborts, and opens nothing with an aborted signal', async () => {
  const { stopped, opening, far } = open()
  stopped.abort(new Error('enough'))
  await expect(opening).rejects.toThrow('enough')
  expect(far.isClosing).toBe(true)
  await expect(openBrowserSocket('wss://api.test/other', stopped.signal)).rejects.toThrow('enough')
  expect(FakeWebSocket.last).toBe(far)
})

it('openBrowserSocket rejects when the socket cannot be opened', async () => {
  const { opening, far } = open()
  far.onclose?.({ code: 1006 })
  await expect(opening).rejects.toThrow(TypeError)
})

it('browserConnectivity notifies subscribers of network and page events until they unsubscribe', () => {
  const target = new EventTarget()
  Reflect.set(globalThis, 'addEventListener', target.addEventListener.bind(target))
  Reflect.set(globalThis, 'removeEventListener', target.removeEventListener.bind(target))
  const events: string[] = []
  const unsubscribe = browserConnectivity.subscribe((event) => void events.push(event))
  for (const event of ['offline', 'online', 'pagehide', 'pageshow', 'unload']) target.dispatchEvent(new Event(event))
  unsubscribe()
  target.dispatchEvent(new Event('online'))
  expect(events).toEqual(['offline', 'online', 'pagehide', 'pageshow'])
})
