import { SITE_PATHS } from '@vowkit/sdk-core/contract'

/** The page of every address; those of the site have one of their own, with what they show first and links to their code. */
const ANY_PAGE = 'index.html'
const PAGES = Object.entries(SITE_PATHS).map(([route, path]) => ({ file: fileOf(route), pattern: toPattern(path) }))

/** The file of the built site that is the page of an address; the vision host's front door is a new vision. */
export function pageOf(path: string, isVisionHost: boolean): string {
  const shown = isVisionHost && path === SITE_PATHS.home ? SITE_PATHS['vision-new'] : path
  return PAGES.find(({ pattern }) => pattern.test(shown))?.file ?? ANY_PAGE
}

function fileOf(route: string): string {
  return `pages/${route}.html`
}

/** Matches like the site's router: with and without a trailing slash, and whatever the capitals. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')
}
