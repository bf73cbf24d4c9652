import type { RequestSource } from '../../http/call-context.ts'

/**
 * Distinguishes our own sites from host pages. Only our sites get sessions of the scope `full`, because a host page can
 * read the storage of an element that is embedded in it.
 */
export interface Sites {
  /** Returns whether a page of our sites sent the request. */
  isSiteRequest(source: RequestSource): boolean
  /** Returns whether the origin belongs to our sites. */
  isSiteOrigin(origin: string | null): boolean
  /** The widest scope of a session that the request may start. */
  scopeOf(source: RequestSource): 'full' | 'embed'
}

export function createSites(urls: { site: string; vision: string; desk: string }): Sites {
  const ours = [urls.site, urls.vision, urls.desk].map((url) => new URL(url))
  const isSiteOrigin: Sites['isSiteOrigin'] = (origin) => ours.some((url) => url.origin === origin)
  const isSiteRequest: Sites['isSiteRequest'] = ({ origin, sameOriginHost }) =>
    // Browsers send no `Origin` header with a same-origin GET.
    origin === null ? ours.some(({ host }) => host === sameOriginHost) : isSiteOrigin(origin)
  return { isSiteOrigin, isSiteRequest, scopeOf: (source) => (isSiteRequest(source) ? 'full' : 'embed') }
}
