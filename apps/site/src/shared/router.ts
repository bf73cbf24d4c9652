import { createRouter } from '@nanostores/router'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'

/** The screen that is shown; undefined where no route matches. Plain links of the page go through it by themselves. */
export const $router = createRouter(SITE_PATHS)

/** Shows another screen without loading a page; `replace` leaves no entry in the history. */
export function openPath(path: string, { replace = false } = {}): void {
  $router.open(path, replace)
}
