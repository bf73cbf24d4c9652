import { safePath } from '../contract/shared/redirects.ts'
import { DASHBOARD_PATH, vendorScanPath } from '../contract/site/paths.ts'
import { CODE_SCANNED } from '../shared/analytics-events.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { storedScan } from './scan.ts'

/**
 * Returns the path to open after a sign-in: the scanned vendor, or `next_url` if it is a path of this site, or the
 * dashboard. Call it once per sign-in, because it tracks the scan in analytics.
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
