import { useClient } from '../provider/use-client.ts'
import { siteAddress } from '../shared/site-address.ts'
import { useConfig } from './use-config.ts'

/**
 * The base URL of the site for links, without a trailing slash: the given one, or the backend's. Returns `''` on our
 * own site, and `undefined` while the URL loads or if it is not `http:` or `https:`.
 */
export function useSiteUrl(given: string | undefined): string | undefined {
  const isSite = useClient().mode === 'site'
  const config = useConfig(given === undefined && !isSite)
  const address = given ?? (isSite ? '' : config?.site_url)
  return siteAddress(address)
}
