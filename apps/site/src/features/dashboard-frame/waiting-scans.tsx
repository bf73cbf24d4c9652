import './email-banner.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import { createScanQueue, createVendorLists } from '@vowkit/sdk-core/vendors'
import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { dashboardFrameMessages } from './messages.ts'

/** Says above every screen how many scanned vendors wait for the network, and sends them when it is back. */
export function WaitingScans() {
  const t = useMessages(dashboardFrameMessages)
  const { ports, session } = useClient()
  const queue = ports.once(createScanQueue)
  const { length: count } = useStore(queue.$waiting)
  const before = useRef(count)

  useEffect(() => {
    const wasSent = count < before.current && session.token() !== null
    before.current = count
    if (!wasSent) return
    void ports.once(createVendorLists).refresh({ list: 'in-person' })
    if (count === 0) ports.once(createToasts).show({ tone: 'success', text: t.scansSaved })
  }, [count, ports, session, t])

  return (
    <div className={count > 0 ? 'email-banner' : undefined}>
      {count > 0 && <WifiOff className="email-banner__icon" size={20} strokeWidth={1.5} aria-hidden="true" />}
      {/* Renders the live region before its text, so that screen readers announce the text. */}
      <p className="email-banner__words" role="status">
        {count > 0 && t.waitingScans(count)}
      </p>
      {count > 0 && (
        <button type="button" className="email-banner__send" onClick={queue.sendNow}>
          {t.sendNow}
        </button>
      )}
    </div>
  )
}
