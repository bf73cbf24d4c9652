import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { registerScan, vendorPath } from '@vowkit/sdk-core/vendors'
import { Store } from 'lucide-react'
import { useEffect } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { NoticeMark } from '../../shared/notice-mark.tsx'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import { vendorScanMessages } from './messages.ts'

/** Saves the vendor whose QR code was scanned, then redirects to the profile without a history entry. */
export function VendorScanPage({ vendorId }: { vendorId: string }) {
  const { saving } = useMessages(vendorScanMessages)
  const { ports } = useClient()

  useEffect(() => {
    if (!/^\d+$/.test(vendorId)) return openPath(SITE_PATHS.dashboard_vendors_in_person, { replace: true })
    let isUnmounted = false
    void registerScan(ports, vendorId).then((isSaved) => {
      if (!isUnmounted) openPath(vendorPath(vendorId) + (isSaved ? '?is_scanned=true' : ''), { replace: true })
    })
    return () => {
      isUnmounted = true
    }
  }, [ports, vendorId])

  return (
    <Page>
      <div className="notice" role="status">
        <NoticeMark icon={Store} isBusy />
        <h1 className="notice__title">{saving}</h1>
      </div>
    </Page>
  )
}
