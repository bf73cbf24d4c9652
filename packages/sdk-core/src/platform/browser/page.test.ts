import { afterEach, expect, it } from 'vitest'
import { browserStorage } from './storage.ts'
import { browserVisibility } from './visibility.ts'

/** Stubs the members of `document` that the code uses. */
function openPage(visibilityState = 'visible') {
  const document = Object.assign(new EventTarget(), { visibilityState })
  Reflect.set(globalThis, 'document', document)
  return {
    turn(state: string): void {
      document.visibilityState = state
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

afterEach(() => {
  for (const key of ['document', 'addEventListener', 'removeEventListener']) Reflect.deleteProperty(globalThis, key)
})

it('browserVisibility waits until a hidden page is visible, and reports each change to subscribers', async () => {
  const page = openPage('hidden')
  const seen: boolean[] = []
  const unsubscribe = browserVisibility.subscribe((isVisible) => void seen.push(isVisible))
  const shown = browserVisibility.whenVisible(new AbortController().signal)
  page.turn('visible')
  await shown
  page.turn('hidden')
  unsubscribe()
  page.turn('visible')
  expect(seen).toEqual([true, false])
})

it('browserVisibility stops waiting when the signal aborts while the page is hidden', async () => {
  openPage('hidden')
  const stopped = new AbortController()
  const waiting = browserVisibility.whenVisible(stopped.signal)
  stopped.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  await expect(browserVisibility.whenVisible(stopped.signal)).rejects.toThrow('enough')
})

it('browserStorage notifies subscribers when another tab changes a key or clears the storage', () => {
  const target = new EventTarget()
  Reflect.set(globalThis, 'addEventListener', target.addEventListener.bind(target))
  Reflect.set(globalThis, 'removeEventListener', target.removeEventListener.bind(target))
  const keys: (string | null)[] = []
  const unsubscribe = browserStorage.subscribe((key) => void keys.push(key))
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }))
  target.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  unsubscribe()
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'late' }))
  expect(keys).toEqual(['token', null])
})
