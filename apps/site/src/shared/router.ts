import { createRouter, type Page } from '@nanostores/router'

/** Follows every address. The screen that an address shows is found in `routes/table.ts`. */
const ROUTES = { any: [/^.*$/, () => ({})] } as const

/** The address that is shown: its path without a trailing slash, its query and its hash. */
export type SitePage = Pick<Page<typeof ROUTES, 'any'>, 'path' | 'search' | 'hash'>

/** The present address. Clicks on plain links of the page change it. */
export const $router = createRouter(ROUTES)

/** Shows another screen without loading a page; `replace` leaves no entry in the history. */
export function openPath(path: string, { replace = false } = {}): void {
  $router.open(path, replace)
}

/** Returns a function that opens a path, unless the visitor has gone to another screen by then. */
export function openUnlessLeft(): (path: string) => void {
  const here = $router.get()?.path
  return (path) => {
    if ($router.get()?.path === here) openPath(path)
  }
}
