import { safePath } from '../contract/shared/redirects.ts'
import { DASHBOARD_PATH, vendorScanPath } from '../contract/site/paths.ts'
import { CODE_SCANNED } from '../shared/analytics-events.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { storedScan } from './scan.ts'

/**
 * Where somebody goes who has just signed in: to the vendor whose code they scanned, which is noted in analytics; else
 * to `next_url` if it is a path of this site; else to their dashboard. Ask once for each sign-in.
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
