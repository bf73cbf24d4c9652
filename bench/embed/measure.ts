import type { Browser } from 'playwright'
import type { Server } from './serve.ts'
import type { Subject } from './subjects.ts'

export interface Sample {
  /** From the start of the navigation until the field can be seen. */
  visibleMs: number
  /** What tasks took beyond 50 ms, until it is quiet. */
  blockingMs: number
  heapKb: number
  jsBytes: number
  requests: number
  layoutShift: number
}

/** Loads one page in a browser without any cache and waits until the subject can be seen. */
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
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.addInitScript(watchPage, subject?.visible ?? null)
    await page.goto(`${server.origin}/page/${index}`)
    const visibleMs = await page.evaluate(() => Reflect.get(window, 'whenVisible') as Promise<number>)
    const scripts = paths.filter((path) => path.startsWith('/embed/'))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const { blockingMs, layoutShift } = await page.evaluate(() => Reflect.get(window, 'watched') as Watched)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return {
      visibleMs,
      blockingMs,
      layoutShift,
      heapKb: usedSize / 1000,
      requests: scripts.length,
      jsBytes: scripts.reduce((sum, path) => sum + (server.weights.get(path) ?? 0), 0),
    }
  } finally {
    await context.close()
  }
}

interface Watched {
  blockingMs: number
  layoutShift: number
}

/** Runs in the page before its scripts. */
function watchPage(visible: Subject['visible'] | null): void {
  const watched: Watched = { blockingMs: 0, layoutShift: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.blockingMs += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.layoutShift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
  const whenVisible = new Promise<number>((resolve) => {
    function look(): void {
      const target = visible && document.querySelector(visible.host)?.shadowRoot?.querySelector(visible.inside)
      const isThere = visible ? (target?.getBoundingClientRect().height ?? 0) > 4 : document.readyState === 'complete'
      requestAnimationFrame(isThere ? () => resolve(performance.now()) : look)
    }
    requestAnimationFrame(look)
  })
  Object.defineProperties(window, { watched: { value: watched }, whenVisible: { value: whenVisible } })
}
