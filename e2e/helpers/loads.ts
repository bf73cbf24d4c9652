import type { Page } from '@playwright/test'

/** A running count of page loads. */
export interface Loads {
  count(): number
  stop(): void
}

/** Counts the loads of a page from this call on. */
export function countLoads(page: Page): Loads {
  let loads = 0
  const count = () => {
    loads++
  }
  // `framenavigated` would also count changes of the URL without a load.
  page.on('domcontentloaded', count)
  return { count: () => loads, stop: () => page.off('domcontentloaded', count) }
}
