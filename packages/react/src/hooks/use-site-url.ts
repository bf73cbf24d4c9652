import { useClient } from '../provider/use-client.ts'
import { siteAddress } from '../shared/site-address.ts'
import { useConfig } from './use-config.ts'

/**
 * Returns the base URL of links to the site, without a trailing slash: the given URL, or the URL in the backend's
 * configuration. Returns `''` on our own site. Returns `undefined` while the URL loads, or if it is not `http:` or
 * `https:`.
 */
export function useSiteUrl(given: string | undefined): string | undefined {
  const isSite = useClient().mode === 'site'
  const config = useConfig(given === undefined && !isSite)
  const address = given ?? (isSite ? '' : config?.site_url)
  return siteAddress(address)
}
