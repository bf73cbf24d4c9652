import type { Connectivity, ConnectivityEvent } from '../platform/platform.ts'

export interface FakeConnectivity extends Connectivity {
  /** Lets one of the events happen. */
  happen(event: ConnectivityEvent): void
  /** How many listen. */
  listeners(): number
}

/** A network and a page that come and go when the test says so. */
export function fakeConnectivity(): FakeConnectivity {
  const listeners = new Set<(event: ConnectivityEvent) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    happen(event) {
      for (const listener of [...listeners]) listener(event)
    },
    listeners: () => listeners.size,
  }
}
