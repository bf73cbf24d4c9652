import { createRouter, type Page } from '@nanostores/router'

/** Matches every path. `routes/match-screen.ts` finds the screen of a path. */
const ROUTES = { any: [/^.*$/, () => ({})] } as const

/** The current URL: its path without a trailing slash, its query and its hash. */
export type SitePage = Pick<Page<typeof ROUTES, 'any'>, 'path' | 'search' | 'hash'>

/** The current URL. Clicks on plain links change it without a page load. */
export const $router = createRouter(ROUTES)

/**
 * Opens a screen without a page load. `replace` replaces the history entry instead of adding one, as does opening a
 * screen from a dialog: Back then leads to the screen below the dialog.
 */
export function openPath(path: string, { replace = false } = {}): void {
  $router.open(path, replace || isPanelEntry())
}

/** Returns a function that opens a path, unless the visitor has left the current screen by then. */
export function openUnlessLeft(): (path: string) => void {
  const here = $router.get()?.path
  return (path) => {
    if ($router.get()?.path === here) openPath(path)
  }
}

/** Whether the current history entry is the one that an open dialog adds: `useBackToClose` of `@vowkit/react`. */
function isPanelEntry(): boolean {
  return Number(window.history.state?.vkPanel ?? 0) > 0
}
