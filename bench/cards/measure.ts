import type { Browser, CDPSession, Page } from 'playwright'
import { longestTask } from './trace.ts'

/**
 * CPU time in milliseconds of the longest main-thread task while a vendor grid mounts, while it scrolls and while it
 * unmounts.
 */
export interface LongestTasks {
  mount: number
  scroll: number
  unmount: number
}

/** Mounts a vendor grid, scrolls to the end of the page and removes the grid. */
export async function liveOnce(browser: Browser, page: Page, cards: number): Promise<LongestTasks> {
  const during = async (work: () => Promise<unknown>) => {
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
    await work()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    return longestTask(await browser.stopTracing())
  }
  return {
    mount: await during(() => page.evaluate(mountGrid, cards)),
    scroll: await during(() => page.evaluate(scrollThrough)),
    unmount: await during(() => page.evaluate(() => document.querySelector('vendor-card-grid')?.remove())),
  }
}

/** Mounts and unmounts a vendor grid `mounts` times. Returns the growth of the heap in kilobytes. */
export async function heapAfter(page: Page, devtools: CDPSession, mounts: number): Promise<number> {
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1000
  }
  await page.evaluate(mountAndRemove, mounts)
  const before = await heap()
  await page.evaluate(mountAndRemove, mounts)
  return (await heap()) - before
}

async function mountGrid(cards: number): Promise<void> {
  const grid = document.createElement('vendor-card-grid')
  grid.setAttribute('category', '1')
  grid.setAttribute('page-size', String(cards))
  document.body.append(grid)
  const shown = () => grid.shadowRoot?.querySelectorAll('[part=card]').length ?? 0
  while (shown() < cards) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Scrolls 600 px per frame, as fast as a mouse wheel. */
async function scrollThrough(): Promise<void> {
  const end = document.body.scrollHeight
  for (let top = 0; top < end; top += 600) {
    window.scrollTo(0, top)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

async function mountAndRemove(times: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  for (let mounted = 0; mounted < times; mounted++) {
    const grid = document.createElement('vendor-card-grid')
    grid.setAttribute('category', '1')
    grid.setAttribute('page-size', '12')
    document.body.append(grid)
    await frame()
    grid.remove()
    await frame()
  }
}
