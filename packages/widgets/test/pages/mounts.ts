import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hostHtml, setupHost } from './host-page.ts'
import { subjects } from './subjects.ts'

const AT_ONCE = 10

/** Counts active timers and open sockets. Runs before the first script of the page. */
function watchWork(): void {
  const timers = new Set<unknown>()
  const sockets = new Set<WebSocket>()
  const { setTimeout: start, clearTimeout: stop, setInterval: repeat, clearInterval: end } = window
  const call = (handler: TimerHandler, given: unknown[]) => typeof handler === 'function' && handler(...given)
  const timeout = (handler: TimerHandler, ms?: number, ...given: unknown[]) => {
    const id = start(() => {
      timers.delete(id)
      call(handler, given)
    }, ms)
    timers.add(id)
    return id
  }
  const interval = (handler: TimerHandler, ms?: number, ...given: unknown[]) => {
    const id = repeat(() => call(handler, given), ms)
    timers.add(id)
    return id
  }
  const forget = (clear: (id?: number) => void) => (id?: number) => {
    timers.delete(id)
    clear(id)
  }
  Object.assign(window, { setTimeout: timeout, setInterval: interval })
  Object.assign(window, { clearTimeout: forget(stop), clearInterval: forget(end) })
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url)
      sockets.add(this)
      this.addEventListener('close', () => sockets.delete(this))
    }
  }
  Object.assign(window, { mounted: [], work: () => timers.size + sockets.size })
}

/** Adds several elements to the page at a time, waits until they have rendered, and removes them. */
function mount(page: Page, html: string, times: number): Promise<void> {
  return page.evaluate(
    async ([markup, rounds]) => {
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const mounted = Reflect.get(window, 'mounted') as WeakRef<Element>[]
      const place = document.body.appendChild(document.createElement('div'))
      for (let i = 0; i < rounds; i++) {
        place.innerHTML = markup
        mounted.push(...[...place.children].map((element) => new WeakRef(element)))
        await drawn()
        place.replaceChildren()
        await drawn()
      }
      place.remove()
    },
    [html.repeat(AT_ONCE), times / AT_ONCE] as const,
  )
}

/** Defines tests that mount and unmount each element `times` times and check for leaks. */
export function describeMounts(times: number): void {
  const open = setupHost()

  describe.each(subjects)(`${times} mounts and unmounts of <$tag>`, ({ html, script, answers }) => {
    it('leak no element, node, listener, timer or socket', async () => {
      const { page } = await open({ html: hostHtml({ body: script }), answers, before: watchWork })
      const devtools = await page.context().newCDPSession(page)
      const collect = () => devtools.send('HeapProfiler.collectGarbage')
      const nodesAndListeners = async () => {
        await collect()
        const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
        return nodes + jsEventListeners
      }
      const work = () => page.evaluate(() => Reflect.apply(Reflect.get(window, 'work'), window, []) as number)
      const alive = async () => {
        await collect()
        return page.evaluate(
          () => (Reflect.get(window, 'mounted') as WeakRef<Element>[]).filter((element) => element.deref()).length,
        )
      }
      await mount(page, html, 20)
      await expect.poll(work).toBe(0)
      const before = await nodesAndListeners()
      await mount(page, html, times)
      await expect.poll(work).toBe(0)
      await expect.poll(nodesAndListeners).toBeLessThanOrEqual(before)
      await expect.poll(alive).toBe(0)
    })
  })
}
