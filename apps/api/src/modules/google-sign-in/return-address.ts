import { SITE_PATHS, safePath } from '@vowkit/sdk-core/contract'

/** The page to return to if the client names none. */
const HOME = SITE_PATHS['vision-new']

/**
 * Returns the absolute URL of a page of our sites. Accepts a path of the site, or an absolute URL on one of our two
 * sites. Returns the default page for anything else.
 */
export function toReturnAddress(given: string | undefined, urls: { site: string; vision: string }): string {
  const [site = '', vision = ''] = [urls.site, urls.vision].map((url) => new URL(url).origin)
  const { origin, path } = split(given ?? '', site)
  const isOurs = origin === site || origin === vision
  return isOurs ? origin + (safePath(path, origin) ?? HOME) : site + HOME
}

function split(given: string, site: string): { origin: string; path: string } {
  const origin = /^https?:\/\/[^/?#\\]+/i.exec(given)?.[0]
  return origin
    ? { origin: origin.toLowerCase(), path: given.slice(origin.length) || '/' }
    : { origin: site, path: given }
}

/** Sets a query parameter of a URL. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address)
  url.searchParams.set(name, value)
  return url.href
}
