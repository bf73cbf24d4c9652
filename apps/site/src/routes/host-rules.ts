import { SITE_PATHS, type SiteConfig } from '@vowkit/sdk-core/contract'
import { isVisionHost } from '../shared/site-config.ts'
import { matchPath } from './match-screen.ts'
import { table } from './table.ts'

/** The parts of a URL that the rules use. */
export type Address = Pick<URL, 'protocol' | 'hostname' | 'port' | 'pathname' | 'search' | 'hash'>

/**
 * Returns the URL to redirect to before anything renders, or null to stay. A URL with malformed escapes redirects to a
 * decodable one, which shows "Page not found". On the vision host, `/` redirects to a new vision. If both hosts are
 * configured, each host shows only its own area. Unknown paths are not redirected.
 */
export function moveFor(address: Address, config: SiteConfig): string | null {
  const { hostname, pathname, search, hash } = address
  const { mainHost, visionHost } = config
  const isApart = mainHost !== undefined && visionHost !== undefined && mainHost !== visionHost
  const rest = search + hash
  if (!isReadable(pathname)) return pathname.replaceAll('%', '%25') + rest
  if (isVisionHost(hostname, config)) {
    if (pathname === SITE_PATHS.home) return SITE_PATHS['vision-new'] + rest
    return isApart && isMainPath(pathname) ? new URL(pathname + rest, config.siteUrl).href : null
  }
  if (isApart && hostname === mainHost && isVisionPath(pathname)) return new URL(pathname + rest, config.visionUrl).href
  return null
}

/** Whether the percent-encoding of a path is valid. */
function isReadable(pathname: string): boolean {
  try {
    // Bundlers remove calls whose result is not used, so the result is compared.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

function isVisionPath(pathname: string): boolean {
  const root = SITE_PATHS['vision-list']
  return pathname === root || pathname.startsWith(`${root}/`)
}

/** Whether only the main host shows a path. */
function isMainPath(pathname: string): boolean {
  const { path, area } = table[matchPath(pathname).name]
  return path !== '*' && area === 'marketplace'
}
