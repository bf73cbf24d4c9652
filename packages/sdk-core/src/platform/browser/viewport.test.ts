import { afterEach, expect, it } from 'vitest'
import type { Hidden } from '../platform.ts'
import { browserViewport } from './viewport.ts'

/** The visual viewport of a phone. It is smaller than the window while a keyboard is open or the page is zoomed. */
class Seen extends EventTarget {
  height = 844
  offsetTop = 0
}

function setup() {
  const seen = new Seen()
  Object.assign(globalThis, { visualViewport: seen, innerHeight: 844 })
  const heard: Hidden[] = []
  const stop = browserViewport.subscribe((hidden) => heard.push(hidden))
  return { seen, heard, stop }
}

afterEach(() => {
  for (const name of ['visualViewport', 'innerHeight', 'document']) Reflect.deleteProperty(globalThis, name)
})

it('browserViewport reports the hidden area on subscribe, and again when a keyboard opens or the page scrolls', () => {
  const { seen, heard, stop } = setup()
  seen.height = 494.4
  seen.dispatchEvent(new Event('resize'))
  seen.offsetTop = 100
  seen.dispatchEvent(new Event('scroll'))
  stop()
  seen.dispatchEvent(new Event('resize'))
  expect(heard).toEqual([
    { above: 0, below: 0 },
    { above: 0, below: 350 },
    { above: 100, below: 250 },
  ])
})

it('browserViewport reports the height of a keyboard that shrinks the window', () => {
  Object.assign(globalThis, { document: { scrollingElement: { clientHeight: 844 } } })
  const { seen, heard } = setup()
  Object.assign(globalThis, { innerHeight: 494 })
  seen.height = 494
  seen.dispatchEvent(new Event('resize'))
  expect(heard.at(-1)).toEqual({ above: 0, below: 350 })
})

it('browserViewport does not mistake a scroll bar for a keyboard', () => {
  const { seen, heard } = setup()
  seen.height = 844 - 17
  seen.dispatchEvent(new Event('resize'))
  expect(heard.at(-1)).toEqual({ above: 0, below: 0 })
})

it('browserViewport never reports a negative hidden area, even during overscroll', () => {
  const { seen, heard } = setup()
  seen.offsetTop = -20
  seen.height = 900
  seen.dispatchEvent(new Event('resize'))
  expect(heard.at(-1)).toEqual({ above: 0, below: 0 })
})

it('browserViewport never calls the listener when there is no window', () => {
  const stop = browserViewport.subscribe(() => expect.unreachable())
  stop()
})
