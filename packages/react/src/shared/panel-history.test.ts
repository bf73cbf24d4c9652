import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPanel } from './panel-history.ts'

const closers: (() => void)[] = []
function open(close = vi.fn()) {
  const remove = openPanel(close)
  closers.push(remove)
  return { close, remove }
}
const depth = () => Number(window.history.state?.vkPanel ?? 0)
/** Lets the entry of a closed panel go. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))

/** Makes the browser drop navigations, as it does when another navigation replaces them. */
function dropNavigations() {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {})
  return () => back.mockRestore()
}
/** Makes navigations take until the returned function is called. */
function delayNavigations() {
  const pending: (() => void)[] = []
  const { back } = window.history
  const spy = vi
    .spyOn(window.history, 'back')
    .mockImplementation(() => void pending.push(() => back.call(window.history)))
  return () => {
    spy.mockRestore()
    for (const navigate of pending.splice(0)) navigate()
  }
}

let now = 0
beforeEach(() => {
  now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  window.history.pushState(null, '')
})
afterEach(async () => {
  for (const close of closers.splice(0)) close()
  await settled()
  vi.restoreAllMocks()
  now += 60_000
})

it('Back closes an open panel', () => {
  const { close } = open()
  expect(depth()).toBe(1)
  window.history.back()
  expect(close).toHaveBeenCalledOnce()
})

it('Back closes the innermost of nested panels', () => {
  const [outer, inner] = [open(), open()]
  window.history.back()
  expect(inner.close).toHaveBeenCalledOnce()
  expect(outer.close).not.toHaveBeenCalled()
})

it('a panel that closes leaves no history entry', async () => {
  const { remove } = open()
  remove()
  await settled()
  expect(depth()).toBe(0)
})

it('nested panels that close together leave no history entries', async () => {
  const [outer, inner] = [open(), open()]
  inner.remove()
  outer.remove()
  await settled()
  expect(depth()).toBe(0)
})

it('a panel that opens while the entry of another goes keeps an entry, and Back closes it', async () => {
  const navigate = delayNavigations()
  const first = open()
  first.remove()
  await settled()
  const second = open()
  navigate()
  expect(second.close).not.toHaveBeenCalled()
  expect(depth()).toBe(1)
  now += 5000
  window.history.back()
  expect(second.close).toHaveBeenCalledOnce()
})

it('Back closes the next panel if the browser has dropped the navigation of the last one', async () => {
  const restore = dropNavigations()
  const first = open()
  first.remove()
  await settled()
  restore()
  now += 5000
  const second = open()
  expect(depth()).toBe(1)
  window.history.back()
  expect(second.close).toHaveBeenCalledOnce()
})

it('a panel leaves no history entry if the browser has dropped the navigation of the last one', async () => {
  const restore = dropNavigations()
  const first = open()
  first.remove()
  await settled()
  restore()
  now += 5000
  const second = open()
  second.remove()
  await settled()
  expect(depth()).toBe(0)
})

it('Back closes the next panel if the page has replaced the entry of the last one', async () => {
  const restore = dropNavigations()
  const first = open()
  first.remove()
  await settled()
  restore()
  window.history.replaceState(null, '')
  const second = open()
  window.history.back()
  expect(second.close).toHaveBeenCalledOnce()
})
