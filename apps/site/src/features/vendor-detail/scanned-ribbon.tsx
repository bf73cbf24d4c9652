import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { QrCode } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocale, useMessages } from '../../shared/language/use-messages.ts'
import { $router } from '../../shared/router.ts'
import { vendorDetailMessages } from './messages.ts'

/** Shows that the scanned vendor was saved, with the time of the scan. */
export function ScannedRibbon() {
  const search = useStore($router)?.search
  return search?.is_scanned === 'true' ? <Ribbon /> : null
}

function Ribbon() {
  const t = useMessages(vendorDetailMessages)
  const locale = useLocale()
  const page = useStore($router)
  const { clock } = useClient().ports
  const [scannedAt] = useState(() => storedTime() ?? clock.now())

  // Stored in the history entry, so that the time of the scan survives a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own history entry
  useEffect(() => window.history.replaceState({ ...window.history.state, scannedAt }, ''), [scannedAt, page])

  return (
    <p className="scanned-ribbon">
      <QrCode size={18} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {t.savedToFairs}
        <small className="scanned-ribbon__shared">{t.sharedByScan}</small>
      </span>
      <time className="scanned-ribbon__time" dateTime={new Date(scannedAt).toISOString()}>
        {new Date(scannedAt).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' })}
      </time>
    </p>
  )
}

function storedTime(): number | null {
  const stored: unknown = window.history.state?.scannedAt
  return typeof stored === 'number' ? stored : null
}
