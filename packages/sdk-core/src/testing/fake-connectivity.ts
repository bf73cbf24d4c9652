import type { Connectivity, ConnectivityEvent } from '../platform/platform.ts'

export interface FakeConnectivity extends Connectivity {
  /** Emits an event to the listeners. */
  happen(event: ConnectivityEvent): void
  /** Returns the number of listeners. */
  listeners(): number
}

/** Creates a connectivity port whose events the test emits. */
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
