import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useClient } from '../provider/use-client.ts'
import { useLatest } from '../shared/use-latest.ts'

export interface SessionListeners {
  onLogin?: () => void
  onLogout?: () => void
}

/** Tells when somebody signs in or out, wherever that happened. */
export function useSessionEvents(listeners: SessionListeners): void {
  const { status } = useStore(useClient().session.$session, { ssr: 'initial' })
  const latest = useLatest(listeners)
  const before = useRef(status)

  useEffect(() => {
    if (before.current === status) return
    before.current = status
    if (status === 'signed-in') latest.current.onLogin?.()
    else latest.current.onLogout?.()
  }, [status, latest])
}
