import type { FeaturePorts } from '../shared/feature-ports.ts'

const KEY = 'linkPage:'

/** The page of vendors that the visitor opened last. */
export interface SelectedPage {
  read(): number
  store(page: number): void
}

/**
 * Stores the page that the visitor opens on an embedding page, until the tab closes. Another `firstPage` starts anew. On
 * our own site, the URL contains the page instead.
 */
export function createSelectedPage({ mode, tab }: FeaturePorts, code: string, firstPage: number): SelectedPage {
  const key = `${KEY}${code}:${firstPage}`
  if (mode === 'site') return { read: () => firstPage, store: () => undefined }
  return {
    read() {
      const page = Number(tab.get(key))
      return Number.isInteger(page) && page > 0 ? page : firstPage
    },
    store: (page) => void tab.set(key, String(page)),
  }
}
