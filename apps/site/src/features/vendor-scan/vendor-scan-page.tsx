import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { registerScan, vendorPath } from '@vowkit/sdk-core/vendors'
import { Store } from 'lucide-react'
import { useEffect } from 'react'
import { NoticeMark } from '../../shared/notice-mark.tsx'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'

/** Notes the vendor whose code was scanned, then shows them. It leaves no entry in the history to come back to. */
export function VendorScanPage({ vendorId }: { vendorId: string }) {
  const { ports } = useClient()

  useEffect(() => {
    if (!/^\d+$/.test(vendorId)) return openPath(SITE_PATHS.dashboard_vendors_in_person, { replace: true })
    let isGone = false
    void registerScan(ports, vendorId).then((isNoted) => {
      if (!isGone) openPath(vendorPath(vendorId) + (isNoted ? '?is_scanned=true' : ''), { replace: true })
    })
    return () => {
      isGone = true
    }
  }, [ports, vendorId])

  return (
    <Page>
      <div className="notice" role="status">
        <NoticeMark icon={Store} isBusy />
        <h1 className="notice__title">Saving this vendor…</h1>
      </div>
    </Page>
  )
}
