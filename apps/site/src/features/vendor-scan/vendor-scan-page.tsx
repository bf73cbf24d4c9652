import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { createScanQueue, registerScan, vendorPath } from '@vowkit/sdk-core/vendors'
import { Store } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { NoticeMark } from '../../shared/notice-mark.tsx'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import { vendorScanMessages } from './messages.ts'
import { ScanWaiting } from './scan-waiting.tsx'

/**
 * Saves the vendor whose QR code was scanned, then redirects to the profile without a history entry. Without a
 * connection, stores the scan and redirects as soon as it is saved.
 */
export function VendorScanPage({ vendorId }: { vendorId: string }) {
  const { saving } = useMessages(vendorScanMessages)
  const [isWaiting, setWaiting] = useState(false)
  const { ports } = useClient()

  useEffect(() => {
    if (!/^\d+$/.test(vendorId)) return openPath(SITE_PATHS.dashboard_vendors_in_person, { replace: true })
    let isUnmounted = false
    void registerScan(ports, vendorId).then((result) => {
      if (isUnmounted) return
      if (result === 'waiting') setWaiting(true)
      else openVendor(vendorId, result === 'saved')
    })
    return () => {
      isUnmounted = true
    }
  }, [ports, vendorId])

  if (isWaiting) return <Waiting vendorId={vendorId} />
  return (
    <Page>
      <div className="notice" role="status">
        <NoticeMark icon={Store} isBusy />
        <h1 className="notice__title">{saving}</h1>
      </div>
    </Page>
  )
}

/** Redirects to the profile as soon as the queue has sent the scan. */
function Waiting({ vendorId }: { vendorId: string }) {
  const queue = useClient().ports.once(createScanQueue)
  const waiting = useStore(queue.$waiting)
  const isSent = !waiting.some((scan) => scan.vendorId === vendorId)
  useEffect(() => {
    if (isSent) openVendor(vendorId, true)
  }, [isSent, vendorId])
  return <ScanWaiting queue={queue} />
}

function openVendor(vendorId: string, isSaved: boolean): void {
  openPath(vendorPath(vendorId) + (isSaved ? '?is_scanned=true' : ''), { replace: true })
}
