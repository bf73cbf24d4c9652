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
  const { $session } = useClient().session
  const { status } = useStore($session, { ssr: 'initial' })
  const latest = useLatest(listeners)
  const before = useRef<typeof status>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever another state is rendered
  useEffect(() => {
    // Asked rather than rendered: a page that hydrates renders nobody first, whoever is signed in.
    const now = $session.get().status
    const last = before.current
    before.current = now
    if (last === null || last === now) return
    if (now === 'signed-in') latest.current.onLogin?.()
    else latest.current.onLogout?.()
  }, [$session, status, latest])
}
