import type { Page } from '@playwright/test'

/** How often a page is loaded from now on. */
export interface Loads {
  count(): number
  stop(): void
}

/** Counts the loads of a page. */
export function countLoads(page: Page): Loads {
  let loads = 0
  const count = () => {
    loads++
  }
  // Not at a navigation: a page that only changes its address has one, too.
  page.on('domcontentloaded', count)
  return { count: () => loads, stop: () => page.off('domcontentloaded', count) }
}
