import type { RequestSource } from '../../http/call-context.ts'

/** Our own sites. Their pages keep a token to themselves; a page of another origin may read an element's storage. */
export interface Sites {
  /** Whether a page of ours sent a request. */
  isSiteRequest(source: RequestSource): boolean
  /** Whether an origin is one of ours. */
  isSiteOrigin(origin: string | null): boolean
  /** The widest scope of a session that a request may begin. */
  scopeOf(source: RequestSource): 'full' | 'embed'
}

export function createSites(urls: { site: string; vision: string }): Sites {
  const ours = [urls.site, urls.vision].map((url) => new URL(url))
  const isSiteOrigin: Sites['isSiteOrigin'] = (origin) => ours.some((url) => url.origin === origin)
  const isSiteRequest: Sites['isSiteRequest'] = ({ origin, sameOriginHost }) =>
    // Browsers leave the `Origin` out of a GET to their page's own origin.
    origin === null ? ours.some(({ host }) => host === sameOriginHost) : isSiteOrigin(origin)
  return { isSiteOrigin, isSiteRequest, scopeOf: (source) => (isSiteRequest(source) ? 'full' : 'embed') }
}
