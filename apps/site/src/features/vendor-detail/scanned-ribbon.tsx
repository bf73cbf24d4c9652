import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { QrCode } from 'lucide-react'
import { useEffect, useState } from 'react'
import { $router } from '../../shared/router.ts'

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** Confirms to those who come from scanning a code that the vendor is kept, and since when. */
export function ScannedRibbon() {
  const search = useStore($router)?.search
  return search?.is_scanned === 'true' ? <Ribbon /> : null
}

function Ribbon() {
  const page = useStore($router)
  const { clock } = useClient().ports
  const [scannedAt] = useState(() => keptTime() ?? clock.now())

  // Every entry of the history keeps it, so that loading anew does not make it later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another entry
  useEffect(() => window.history.replaceState({ ...window.history.state, scannedAt }, ''), [scannedAt, page])

  return (
    <p className="scanned-ribbon">
      <QrCode size={18} strokeWidth={1.5} aria-hidden="true" />
      <span>Saved to Wedding Fairs</span>
      <time className="scanned-ribbon__time" dateTime={new Date(scannedAt).toISOString()}>
        {TIME.format(scannedAt)}
      </time>
    </p>
  )
}

function keptTime(): number | null {
  const kept: unknown = window.history.state?.scannedAt
  return typeof kept === 'number' ? kept : null
}
