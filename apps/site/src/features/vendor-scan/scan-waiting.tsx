import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { ScanQueue } from '@vowkit/sdk-core/vendors'
import { WifiOff } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { NoticeMark } from '../../shared/notice-mark.tsx'
import { Page } from '../../shared/page.tsx'
import { vendorScanMessages } from './messages.ts'

/** Says that the scan is stored on this device until there is a connection, with a button that tries again. */
export function ScanWaiting({ queue }: { queue: ScanQueue }) {
  const t = useMessages(vendorScanMessages)
  return (
    <Page>
      <div className="notice" role="status">
        <NoticeMark icon={WifiOff} />
        <h1 className="notice__title">{t.waiting}</h1>
        <p>{queue.isPersistent() ? t.waitingHint : t.keepOpen}</p>
      </div>
      <div className="notice scan-waiting__actions">
        <button type="button" className="button" onClick={queue.sendNow}>
          {t.sendNow}
        </button>
        <a className="back-link back-link--plain" href={SITE_PATHS.dashboard_vendors_in_person}>
          {t.fairs}
        </a>
      </div>
    </Page>
  )
}
