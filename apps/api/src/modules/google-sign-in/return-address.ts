import { SITE_PATHS, safePath } from '@vowkit/sdk-core/contract'

/** Where those go who name no place to return to. */
const HOME = SITE_PATHS['vision-new']

/**
 * A page of our own sites, out of whatever a start names: a path of the site, or a whole address on the site or the vision
 * site. For everything else the page where visions begin.
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

/** A page with one more parameter, which replaces one of that name. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address)
  url.searchParams.set(name, value)
  return url.href
}
