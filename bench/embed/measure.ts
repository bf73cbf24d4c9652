import type { Browser, CDPSession, Page } from 'playwright'
import type { Server } from './serve.ts'
import type { Interaction, Subject } from './subject.ts'

export interface Sample {
  /**
   * The time from the start of the navigation until the subject is visible. NaN if the subject is not visible after a
   * minute.
   */
  visibleMs: number
  /** The sum of the time beyond 50 ms of each task that began before the subject was visible. */
  blockingMs: number
  /** The heap size after a garbage collection, before the elements load their apps. NaN under CPU throttling. */
  heapKb: number
  /** The gzip size of the JavaScript that is loaded until the subject is visible. */
  jsBytes: number
  requests: number
  layoutShift: number
  /** The duration of the first interaction. NaN if the subject has no interaction, or after half a minute. */
  interactionMs: number
  /** The total gzip size of the JavaScript that is loaded by the end of the first interaction. */
  interactionBytes: number
}

export interface MeasureOptions {
  /** The subject to load, or `null` for the empty page. */
  subject: Subject | null
  index: number
  /** The factor by which the CPU is slowed down. */
  cpu: number
}

/** Loads one page in a browser without a cache, waits until the subject is visible, and interacts with it. */
export async function measure(browser: Browser, server: Server, options: MeasureOptions): Promise<Sample> {
  const { subject, cpu } = options
  const heapKb = cpu === 1 ? await measureHeap(browser, server, options) : Number.NaN
  return withPage(browser, options, async (page) => {
    const paths: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && paths.push(new URL(request.url()).pathname))
    const bytes = (of: string[]) => of.reduce((sum, path) => sum + server.weightOf(path), 0)
    const visibleMs = await open(page, server, options)
    // Uses the page's clock, because the driver is notified with a delay that the subject is visible.
    const loaded = await page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < until)
          .map(({ name }) => new URL(name).pathname),
      visibleMs,
    )
    const first = paths.filter((path) => loaded.includes(path))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const { longTasks, layoutShift } = await page.evaluate(() => Reflect.get(window, 'watched') as Watched)
    const blockingMs = longTasks
      .filter(({ start }) => start < visibleMs)
      .reduce((sum, { duration }) => sum + duration - 50, 0)
    const interactionMs = subject?.interaction ? await interact(page, subject.interaction) : Number.NaN
    return {
      visibleMs,
      blockingMs,
      layoutShift,
      heapKb,
      requests: first.length,
      jsBytes: bytes(first),
      interactionMs,
      interactionBytes: bytes(paths),
    }
  })
}

/** Measures the heap once the subject is visible, on a separate page that does not load the apps of our elements. */
async function measureHeap(browser: Browser, server: Server, options: MeasureOptions): Promise<number> {
  const release = server.holdApps()
  try {
    return await withPage(browser, options, async (page, devtools) => {
      await open(page, server, options)
      await devtools.send('HeapProfiler.collectGarbage')
      const { usedSize } = await devtools.send('Runtime.getHeapUsage')
      return usedSize / 1000
    })
  } finally {
    release()
  }
}

async function withPage<Result>(
  browser: Browser,
  { subject, cpu }: MeasureOptions,
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.addInitScript(watchPage, subject?.visible ?? null)
    return await use(page, devtools)
  } finally {
    await context.close()
  }
}

async function open(page: Page, server: Server, { index }: MeasureOptions): Promise<number> {
  await page.goto(`${server.origin}/page/${index}`)
  return page.evaluate(() => Reflect.get(window, 'whenVisible') as Promise<number>)
}

/**
 * Hovers over the target, waits for all code that loads at idle or on hover, and measures the duration of the
 * interaction.
 */
async function interact(page: Page, { target, key, ready }: Interaction): Promise<number> {
  await page.mouse.move(5, 5)
  const point = await page.evaluate((path) => {
    const box = (Reflect.get(window, 'find') as Find)(path)?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 }
  }, target)
  await page.mouse.move(point.x, point.y)
  await page.waitForLoadState('networkidle')
  // Measures in the page, because the driver adds overhead.
  await page.evaluate(
    ({ type, path }) => {
      const whenReady = new Promise<number>((resolve) => {
        addEventListener(
          type,
          () => {
            const start = performance.now()
            const look = () => {
              const isThere = ((Reflect.get(window, 'find') as Find)(path)?.getBoundingClientRect().height ?? 0) > 4
              const passed = performance.now() - start
              if (isThere || passed > 30_000) resolve(isThere ? passed : Number.NaN)
              else requestAnimationFrame(look)
            }
            look()
          },
          { capture: true, once: true },
        )
      })
      Object.defineProperty(window, 'whenReady', { value: whenReady })
    },
    { type: key ? 'keydown' : 'click', path: ready },
  )
  if (key) {
    await page.evaluate((path) => (Reflect.get(window, 'find') as Find)(path)?.focus(), target)
    await page.keyboard.press(key)
  } else {
    await page.mouse.down()
    await page.mouse.up()
  }
  return page.evaluate(() => Reflect.get(window, 'whenReady') as Promise<number>)
}

type Find = (path: string) => HTMLElement | null

interface Watched {
  longTasks: { start: number; duration: number }[]
  layoutShift: number
}

/**
 * Records long tasks, layout shifts and the time at which the subject becomes visible. Runs in the page before its
 * scripts.
 */
function watchPage(visible: string | null): void {
  const watched: Watched = { longTasks: [], layoutShift: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.layoutShift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
  const find: Find = (path) =>
    path
      .split(' >>> ')
      .reduce<Element | null>(
        (found, selector, depth) =>
          ((depth > 0 ? found?.shadowRoot : document) ?? null)?.querySelector(selector) ?? null,
        null,
      ) as HTMLElement | null
  const whenVisible = new Promise<number>((resolve) => {
    function look(): void {
      const isThere = visible
        ? (find(visible)?.getBoundingClientRect().height ?? 0) > 4
        : document.readyState === 'complete'
      const isLate = performance.now() > 60_000
      requestAnimationFrame(isThere || isLate ? () => resolve(isThere ? performance.now() : Number.NaN) : look)
    }
    requestAnimationFrame(look)
  })
  Object.defineProperties(window, {
    watched: { value: watched },
    whenVisible: { value: whenVisible },
    find: { value: find },
  })
}
