import './network-alert.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { CircleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from './language/use-messages.ts'
import { sharedMessages } from './messages.ts'
import { createToldNotice } from './network-told.ts'
import { $router } from './router.ts'

/**
 * Shows an alert when a request gets no response. The visitor can close it. It also closes when another screen opens or
 * the browser is online again. It reappears on the next failure.
 *
 * The screens of the couple area rely on this alert, except components that use `useNetworkTold`. The screens of the
 * vision area show failures in place.
 */
export function NetworkAlert() {
  const t = useMessages(sharedMessages)
  const { ports, $notice } = useClient()
  const notice = useStore($notice)
  const told = useStore(ports.once(createToldNotice))
  const page = useStore($router)
  const [closed, setClosed] = useState(notice)
  const [seenOn, setSeenOn] = useState({ notice, path: page?.path })

  useEffect(() => {
    const close = () => setClosed(notice)
    window.addEventListener('online', close)
    return () => window.removeEventListener('online', close)
  }, [notice])

  if (seenOn.notice !== notice) setSeenOn({ notice, path: page?.path })
  const isElsewhere = seenOn.notice === notice && seenOn.path !== page?.path
  if (notice?.code !== 'network' || notice === closed || notice === told || isElsewhere) return null

  return (
    <div className="network-alert" role="alert">
      <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" />
      {t.network}
      <button
        type="button"
        className="icon-button network-alert__close"
        aria-label={t.close}
        onClick={() => setClosed(notice)}
      >
        <X size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  )
}
