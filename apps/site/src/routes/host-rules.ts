import { SITE_PATHS, type SiteConfig } from '@vowkit/sdk-core/contract'

/** What the rules look at in an address. */
export type Address = Pick<URL, 'protocol' | 'hostname' | 'port' | 'pathname' | 'search' | 'hash'>

/** Whether a host name is the vision site's. */
export function isVisionHost(hostname: string, { visionHost }: Pick<SiteConfig, 'visionHost'>): boolean {
  return visionHost !== undefined && hostname === visionHost
}

/**
 * Where an address has to move before anything is shown, or null when it may stay: the vision area of the main host
 * lives on the vision host once both are configured, and the vision host's front page is a new vision.
 */
export function moveFor(address: Address, config: SiteConfig): string | null {
  const { hostname, pathname, search, hash } = address
  if (isVisionHost(hostname, config)) return pathname === '/' ? SITE_PATHS['vision-new'] + search + hash : null
  const { mainHost, visionHost, visionUrl } = config
  const isApart = mainHost !== undefined && visionHost !== undefined && mainHost !== visionHost
  if (isApart && hostname === mainHost && isVisionPath(pathname))
    return new URL(pathname + search + hash, visionUrl).href
  return null
}

function isVisionPath(pathname: string): boolean {
  const root = SITE_PATHS['vision-list']
  return pathname === root || pathname.startsWith(`${root}/`)
}
