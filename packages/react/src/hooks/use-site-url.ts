import { useClient } from '../provider/use-client.ts'
import { useConfig } from './use-config.ts'

/**
 * Where links to the site lead, without a slash at the end: where the host says, else where the backend says. `''` on
 * our own site; `undefined` while it is not known, and for what is no address of the web.
 */
export function useSiteUrl(given: string | undefined): string | undefined {
  const isSite = useClient().mode === 'site'
  const config = useConfig(given === undefined && !isSite)
  const address = given ?? (isSite ? '' : config?.site_url)
  return address !== undefined && /^(https?:\/\/|\/|$)/i.test(address) ? address.replace(/\/+$/, '') : undefined
}
