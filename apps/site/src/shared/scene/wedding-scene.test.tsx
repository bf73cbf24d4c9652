import { act, cleanup, render } from '@testing-library/react'
import type { WeddingStyle } from '@vowkit/sdk-core/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WeddingScene } from './wedding-scene.tsx'

/** A fake `Worker`, which responds when the test dispatches an event on it. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = []
  isRunning = true
  wish: unknown

  constructor() {
    super()
    FakeWorker.started.push(this)
  }

  postMessage(wish: unknown) {
    this.wish = wish
  }

  terminate() {
    this.isRunning = false
  }
}

const PAUSE_MS = 250
const addresses = new Set<string>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  vi.spyOn(console, 'warn').mockReturnValue()
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const address = `blob:scene-${++made}`
    addresses.add(address)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    addresses.delete(address)
  })
})

afterEach(() => {
  cleanup()
  FakeWorker.started = []
  addresses.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function setup(styles: WeddingStyle[], weddingDate = '') {
  const toView = (chosen: WeddingStyle[]) => <WeddingScene styles={chosen} weddingDate={weddingDate} />
  const { container, rerender, unmount } = render(toView(styles))
  return {
    unmount,
    choose: (...chosen: WeddingStyle[]) => rerender(toView(chosen)),
    wait: () => act(() => vi.advanceTimersByTimeAsync(PAUSE_MS)),
    drawn: () => [...container.querySelectorAll('.wedding-scene__drawn')].map((image) => image.getAttribute('src')),
    fallback: () => container.querySelector('picture img'),
    async answer(event: Event) {
      await act(async () => FakeWorker.started.at(-1)?.dispatchEvent(event))
    },
  }
}

const picture = () => new MessageEvent('message', { data: { picture: new Blob(['picture']) } })

it('the wedding scene starts no worker before the couple makes a choice', async () => {
  const { wait, fallback, drawn } = setup([])
  await wait()
  expect(FakeWorker.started).toHaveLength(0)
  expect(fallback()?.getAttribute('src')).toBe('/img/scene-first-960.webp')
  expect(drawn()).toEqual([])
})

it('the wedding scene draws only the last of several quick choices', async () => {
  const { choose, wait } = setup(['Boho'])
  choose('Boho', 'Beach')
  choose('Boho', 'Beach', 'Modern')
  await wait()
  expect(FakeWorker.started.map(({ wish }) => wish)).toEqual([{ styles: ['Boho', 'Beach', 'Modern'] }])
})

it('the wedding scene shows the drawn image above the default image', async () => {
  const { wait, answer, drawn, fallback } = setup([], '2027-06-12')
  await wait()
  await answer(picture())
  expect(drawn()).toEqual(['blob:scene-1'])
  expect(fallback()).not.toBeNull()
})

it('the wedding scene draws every choice in one worker, and terminates it on unmount', async () => {
  const { choose, wait, answer, unmount } = setup(['Rustic'])
  await wait()
  await answer(picture())
  choose('Garden')
  await wait()
  expect(FakeWorker.started.map(({ wish }) => wish)).toEqual([{ styles: ['Garden'] }])
  unmount()
  expect(FakeWorker.started.map(({ isRunning }) => isRunning)).toEqual([false])
})

it('the wedding scene terminates a worker that drew nothing for a minute, and starts another one on demand', async () => {
  const { choose, wait, answer } = setup(['Rustic'])
  await wait()
  await answer(picture())
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  choose('Garden')
  await wait()
  expect(FakeWorker.started.map(({ isRunning }) => isRunning)).toEqual([false, true])
})

it('the wedding scene draws only the latest choice that was made during a drawing', async () => {
  const { choose, wait, answer } = setup(['Rustic'])
  await wait()
  choose('Garden')
  await wait()
  choose('Beach')
  await wait()
  expect(FakeWorker.started.map(({ wish }) => wish)).toEqual([{ styles: ['Rustic'] }])
  await answer(picture())
  expect(FakeWorker.started.map(({ wish }) => wish)).toEqual([{ styles: ['Beach'] }])
})

it('the wedding scene stores at most two images, and revokes their URLs on unmount', async () => {
  const { choose, wait, answer, drawn, unmount } = setup(['Rustic'])
  for (const style of ['Garden', 'Beach', 'Cozy'] as const) {
    await wait()
    await answer(picture())
    choose(style)
  }
  expect(drawn()).toEqual(['blob:scene-2', 'blob:scene-3'])
  expect([...addresses]).toEqual(drawn())
  unmount()
  expect(addresses.size).toBe(0)
})

it('the wedding scene shows the default image when drawing fails', async () => {
  const { wait, answer, drawn, fallback } = setup(['Vintage'])
  await wait()
  await answer(new Event('error'))
  expect(drawn()).toEqual([])
  expect(fallback()).not.toBeNull()
  expect(console.warn).toHaveBeenCalledOnce()
})

it('the wedding scene shows the default image in a browser without web workers', async () => {
  vi.stubGlobal('Worker', undefined)
  const { wait, drawn, fallback } = setup(['Classic'])
  await wait()
  expect(drawn()).toEqual([])
  expect(fallback()).not.toBeNull()
})

it('the wedding scene draws nothing in a hidden page until the page is visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { wait } = setup(['Luxurious'])
  await wait()
  expect(FakeWorker.started).toHaveLength(0)
  visibility.mockReturnValue('visible')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(FakeWorker.started).toHaveLength(1)
})

it('the wedding scene shows the default image again when the choices are cleared', async () => {
  const { choose, wait, answer, drawn } = setup(['Intimate'])
  await wait()
  await answer(picture())
  choose()
  expect(drawn()).toEqual([])
  expect(addresses.size).toBe(0)
})
