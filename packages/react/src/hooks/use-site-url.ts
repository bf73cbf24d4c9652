import { useClient } from '../provider/use-client.ts'
import { siteAddress } from '../shared/site-address.ts'
import { useConfig } from './use-config.ts'

/**
 * The address of the site for links, without a slash at the end: the host's if given, otherwise the backend's. `''` on
 * our own site; `undefined` while it is loading and for an address that is not `http:` or `https:`.
 */
export function useSiteUrl(given: string | undefined): string | undefined {
  const isSite = useClient().mode === 'site'
  const config = useConfig(given === undefined && !isSite)
  const address = given ?? (isSite ? '' : config?.site_url)
  return siteAddress(address)
}
