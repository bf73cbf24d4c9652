import type { Connectivity } from '../platform.ts'
import { scope } from './scope.ts'

const EVENTS = ['online', 'offline', 'pageshow', 'pagehide'] as const

/** The page's network and lifecycle events. Emits no events on a server. */
export const browserConnectivity: Connectivity = {
  subscribe(listener) {
    const stops = EVENTS.map((event) => {
      const notify = () => listener(event)
      scope.addEventListener?.(event, notify)
      return () => scope.removeEventListener?.(event, notify)
    })
    return () => {
      for (const stop of stops) stop()
    }
  },
}
