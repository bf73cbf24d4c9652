import { SITE_PATHS, type SiteConfig } from '@vowkit/sdk-core/contract'
import { isVisionHost } from '../shared/site-config.ts'
import { matchPath } from './match-screen.ts'
import { table } from './table.ts'

/** What the rules look at in an address. */
export type Address = Pick<URL, 'protocol' | 'hostname' | 'port' | 'pathname' | 'search' | 'hash'>

/**
 * Where an address has to move before anything is shown, or null when it may stay. An address with broken escapes moves
 * to one that can be decoded, and is not found there. The vision host's front page is a new vision. Once both hosts are
 * configured, each shows the screens of its area; unknown paths stay where they are.
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

/** Whether the escapes of a path can be decoded. */
function isReadable(pathname: string): boolean {
  try {
    // The value is compared because a bundler removes calls whose value is not used.
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
