import type { Frame, Page } from '@playwright/test'

/** How often a page is loaded from now on. */
export interface Loads {
  count(): number
  stop(): void
}

/** Counts the loads of a page. */
export function countLoads(page: Page): Loads {
  let loads = 0
  const count = (frame: Frame) => {
    if (frame === page.mainFrame()) loads++
  }
  page.on('framenavigated', count)
  return { count: () => loads, stop: () => page.off('framenavigated', count) }
}
