import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useClient } from '../provider/use-client.ts'
import { useLatest } from '../shared/use-latest.ts'

export interface SessionListeners {
  /** Called when a session has started. */
  onLogin?: () => void
  /** Called when the session has ended or expired. */
  onLogout?: () => void
}

/** Calls the listeners when the session starts or ends in any tab. */
export function useSessionEvents(listeners: SessionListeners): void {
  const { $session } = useClient().session
  const { status } = useStore($session, { ssr: 'initial' })
  const latest = useLatest(listeners)
  const before = useRef<typeof status>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again after each change of the status
  useEffect(() => {
    // Read the store instead of the rendered state, because hydration first renders the signed-out state.
    const now = $session.get().status
    const last = before.current
    before.current = now
    if (last === null || last === now) return
    if (now === 'signed-in') latest.current.onLogin?.()
    else latest.current.onLogout?.()
  }, [$session, status, latest])
}
