import { createRouter, type Page } from '@nanostores/router'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'

/** Every address has a route, so that two unknown ones are told apart. A mailed link may have lost its end. */
const ROUTES = {
  ...SITE_PATHS,
  reset_password_bare: '/reset_password',
  payment_setup_bare: '/dashboard/setup/:code?',
  unknown: [/^.*$/, () => ({})],
} as const

/** The address that is shown, as its route. */
export type SitePage = Page<typeof ROUTES, keyof typeof ROUTES>

/** The page of the present address. Plain links of the page go through it by themselves. */
export const $router = createRouter(ROUTES)

/** Shows another screen without loading a page; `replace` leaves no entry in the history. */
export function openPath(path: string, { replace = false } = {}): void {
  $router.open(path, replace)
}
