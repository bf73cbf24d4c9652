import { useStore } from '@nanostores/react'
import { QrCode } from 'lucide-react'
import { $router } from '../../shared/router.ts'

/** Confirms to those who come from scanning a code that the vendor is kept. */
export function ScannedRibbon() {
  const search = useStore($router)?.search
  if (search?.is_scanned !== 'true') return null
  return (
    <p className="scanned-ribbon">
      <QrCode size={18} strokeWidth={1.5} aria-hidden="true" />
      Saved to Wedding Fairs
    </p>
  )
}
