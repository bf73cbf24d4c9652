import { safePath } from '../contract/shared/redirects.ts'
import { DASHBOARD_PATH, vendorScanPath } from '../contract/site/paths.ts'
import { CODE_SCANNED } from '../shared/analytics-events.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { storedScan } from './scan.ts'

/**
 * Returns the path to navigate to after signing in: the scanned vendor's, else `next_url` if it is a path of this site,
 * else the dashboard's. Call it once per sign-in, because it tracks a scan in analytics.
 */
export function pathAfterLogin(
  ports: Pick<FeaturePorts, 'local' | 'navigation' | 'analytics'>,
  nextUrl: string | null,
): string {
  const vendorId = storedScan(ports)
  if (vendorId === null) {
    const { origin } = new URL(ports.navigation.address())
    return safePath(nextUrl, origin) ?? DASHBOARD_PATH
  }
  ports.analytics.track(CODE_SCANNED, { vendor_id: vendorId })
  return vendorScanPath(vendorId)
}
