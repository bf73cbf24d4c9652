import type { Browser, Page } from 'playwright'
import type { Server } from './serve.ts'
import type { Subject } from './subject.ts'

export interface Sample {
  /** From the start of the navigation until it can be seen; NaN where it cannot after a minute. */
  visibleMs: number
  /** What tasks took beyond 50 ms, until it is quiet. */
  blockingMs: number
  heapKb: number
  /** JavaScript until it can be seen, gzip. */
  jsBytes: number
  requests: number
  layoutShift: number
  /** From the click, after a hover, until the panel is ready; NaN where there is none, or not in half a minute. */
  openMs: number
  /** All JavaScript once the panel is ready. */
  openBytes: number
}

/** Loads one page in a browser without any cache, waits until the subject can be seen, and opens its panel. */
export async function measure(
  browser: Browser,
  server: Server,
  { subject, index, cpu }: { subject: Subject | null; index: number; cpu: number },
): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const paths: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && paths.push(new URL(request.url()).pathname))
    const bytes = () => paths.reduce((sum, path) => sum + server.weightOf(path), 0)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.addInitScript(watchPage, subject?.visible ?? null)
    await page.goto(`${server.origin}/page/${index}`)
    const visibleMs = await page.evaluate(() => Reflect.get(window, 'whenVisible') as Promise<number>)
    const requests = paths.length
    const jsBytes = bytes()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const { blockingMs, layoutShift } = await page.evaluate(() => Reflect.get(window, 'watched') as Watched)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const openMs = subject?.panel ? await openPanel(page, subject.panel) : Number.NaN
    return {
      visibleMs,
      blockingMs,
      layoutShift,
      heapKb: usedSize / 1000,
      requests,
      jsBytes,
      openMs,
      openBytes: bytes(),
    }
  } finally {
    await context.close()
  }
}

/** Hovers, waits until what that fetches is here, clicks, and takes the time until the panel's field has its place. */
async function openPanel(page: Page, { click, ready }: NonNullable<Subject['panel']>): Promise<number> {
  await page.mouse.move(5, 5)
  const point = await page.evaluate((path) => {
    const box = (Reflect.get(window, 'find') as Find)(path)?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 }
  }, click)
  await page.mouse.move(point.x, point.y)
  await page.waitForLoadState('networkidle')
  // The page has to listen before the click, which ends what the driver takes to press the button.
  await page.evaluate((path) => {
    const whenOpen = new Promise<number>((resolve) => {
      addEventListener(
        'click',
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
    Object.defineProperty(window, 'whenOpen', { value: whenOpen })
  }, ready)
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => Reflect.get(window, 'whenOpen') as Promise<number>)
}

type Find = (path: string) => Element | null

interface Watched {
  blockingMs: number
  layoutShift: number
}

/** Runs in the page before its scripts. */
function watchPage(visible: string | null): void {
  const watched: Watched = { blockingMs: 0, layoutShift: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.blockingMs += Math.max(0, duration - 50)
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
      )
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
