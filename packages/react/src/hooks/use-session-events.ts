import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useClient } from '../provider/use-client.ts'
import { useLatest } from '../shared/use-latest.ts'

export interface SessionListeners {
  onLogin?: () => void
  onLogout?: () => void
}

/** Calls the listeners when the session starts or ends, also in another tab. */
export function useSessionEvents(listeners: SessionListeners): void {
  const { $session } = useClient().session
  const { status } = useStore($session, { ssr: 'initial' })
  const latest = useLatest(listeners)
  const before = useRef<typeof status>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever another state is rendered
  useEffect(() => {
    // From the store, not from the render: hydration first renders the signed-out state.
    const now = $session.get().status
    const last = before.current
    before.current = now
    if (last === null || last === now) return
    if (now === 'signed-in') latest.current.onLogin?.()
    else latest.current.onLogout?.()
  }, [$session, status, latest])
}
