import { SITE_PATHS, type SiteConfig } from '@vowkit/sdk-core/contract'

/** What the rules look at in an address. */
export type Address = Pick<URL, 'protocol' | 'hostname' | 'port' | 'pathname' | 'search' | 'hash'>

const KNOWN = Object.values(SITE_PATHS).map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
)
/** What the vision host shows itself, besides the vision area. */
const ON_BOTH_HOSTS: readonly string[] = [SITE_PATHS.home, SITE_PATHS.logout, SITE_PATHS.login]

/** Whether a host name is the vision site's. */
export function isVisionHost(hostname: string, { visionHost }: Pick<SiteConfig, 'visionHost'>): boolean {
  return visionHost !== undefined && hostname === visionHost
}

/**
 * Where an address has to move before anything is shown, or null when it may stay. One that cannot be read moves to one
 * that can, and is not found there. The vision host's front page is a
 * new vision. Once both hosts are configured, the vision area lives on the vision host and every other screen on the
 * main one.
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

/** Whether the escapes of a path stand for something; the router could not take it apart otherwise. */
function isReadable(pathname: string): boolean {
  try {
    // What is made of it is looked at: a bundler leaves out calls whose value nobody needs.
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
  const path = pathname.replace(/(?<=.)\/$/, '')
  return !isVisionPath(path) && !ON_BOTH_HOSTS.includes(path) && KNOWN.some((known) => known.test(path))
}
