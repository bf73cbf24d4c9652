import type { Connectivity } from '../platform.ts'
import { scope } from './scope.ts'

const EVENTS = ['online', 'offline', 'pageshow', 'pagehide'] as const

/** What the browser says of the network and of the page. On a server nothing ever happens. */
export const browserConnectivity: Connectivity = {
  subscribe(listener) {
    const stops = EVENTS.map((event) => {
      const tell = () => listener(event)
      scope.addEventListener?.(event, tell)
      return () => scope.removeEventListener?.(event, tell)
    })
    return () => {
      for (const stop of stops) stop()
    }
  },
}
