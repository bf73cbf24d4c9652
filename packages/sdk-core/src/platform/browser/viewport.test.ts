import { afterEach, expect, it } from 'vitest'
import type { Hidden } from '../platform.ts'
import { browserViewport } from './viewport.ts'

/** A phone's window, of which a keyboard or a pinch covers some. */
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

it('tells at once, and whenever a keyboard comes or the page moves under it', () => {
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

it('knows of a keyboard that makes the window itself smaller', () => {
  Object.assign(globalThis, { document: { scrollingElement: { clientHeight: 844 } } })
  const { seen, heard } = setup()
  Object.assign(globalThis, { innerHeight: 494 })
  seen.height = 494
  seen.dispatchEvent(new Event('resize'))
  expect(heard.at(-1)).toEqual({ above: 0, below: 350 })
})

it('takes no scroll bar for a keyboard', () => {
  const { seen, heard } = setup()
  seen.height = 844 - 17
  seen.dispatchEvent(new Event('resize'))
  expect(heard.at(-1)).toEqual({ above: 0, below: 0 })
})

it('never covers less than nothing, as where the page is drawn out beyond its window', () => {
  const { seen, heard } = setup()
  seen.offsetTop = -20
  seen.height = 900
  seen.dispatchEvent(new Event('resize'))
  expect(heard.at(-1)).toEqual({ above: 0, below: 0 })
})

it('tells nothing where there is no window', () => {
  const stop = browserViewport.subscribe(() => expect.unreachable())
  stop()
})
