import type { Browser, CDPSession, Page } from 'playwright'
import type { Server } from './serve.ts'
import type { Interaction, Subject } from './subject.ts'

export interface Sample {
  /**
   * Time from the start of the navigation until the widget is visible. NaN if the widget is not visible within a
   * minute.
   */
  visibleMs: number
  /** Total blocking time until the widget is visible: for each task longer than 50 ms, the part beyond 50 ms. */
  blockingMs: number
  /**
   * Heap size after a garbage collection, before the elements load their interactive apps. NaN under CPU throttling.
   */
  heapKb: number
  /** Gzip size of the JavaScript that the page loads until the widget is visible. */
  jsBytes: number
  requests: number
  layoutShift: number
  /** Duration of the first interaction. NaN if the widget has no interaction, or after half a minute. */
  interactionMs: number
  /** Total gzip size of the JavaScript that the page has loaded at the end of the first interaction. */
  interactionBytes: number
}

export interface MeasureOptions {
  /** The widget to load, or `null` for the empty page. */
  subject: Subject | null
  index: number
  /** The CPU throttling rate: 1 is full speed, 4 is a quarter. */
  cpu: number
}

/** Loads a page with an empty cache, waits until the widget is visible, and interacts with the widget. */
export async function measure(browser: Browser, server: Server, options: MeasureOptions): Promise<Sample> {
  const { subject, cpu } = options
  const heapKb = cpu === 1 ? await measureHeap(browser, server, options) : Number.NaN
  return withPage(browser, options, async (page) => {
    const paths: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && paths.push(new URL(request.url()).pathname))
    const bytes = (of: string[]) => of.reduce((sum, path) => sum + server.weightOf(path), 0)
    const visibleMs = await open(page, server, options)
    // Uses timestamps of the page, because Playwright learns with a delay that the widget is visible.
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

/**
 * Measures the heap once the widget is visible, on a separate page that does not load the apps of the Vowkit elements.
 */
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
 * Hovers over the target and waits for all code that loads at idle or on hover. Then measures the duration of the
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
  // Measures inside the page, because Playwright adds overhead.
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
 * Records long tasks, layout shifts and the time at which the widget becomes visible. Runs in the page before its
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
