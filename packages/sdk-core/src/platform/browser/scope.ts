import type { ConnectivityEvent, StorageArea } from '../platform.ts'

/** The browser globals that the client uses. None of them exist on a server. */
export interface BrowserScope {
  document?: {
    visibilityState: string
    scrollingElement?: { clientHeight: number } | null
    addEventListener(type: 'visibilitychange', listener: () => void): void
    removeEventListener(type: 'visibilitychange', listener: () => void): void
  }
  innerHeight?: number
  visualViewport?: {
    readonly height: number
    readonly offsetTop: number
    addEventListener(type: 'resize' | 'scroll', listener: () => void): void
    removeEventListener(type: 'resize' | 'scroll', listener: () => void): void
  } | null
  localStorage?: StorageArea
  sessionStorage?: StorageArea
  navigator?: object
  location?: { href: string; assign?(url: string): void }
  history?: { state: unknown; replaceState(state: unknown, unused: string, url: string): void }
  addEventListener?(type: 'storage' | ConnectivityEvent, listener: (event: Event) => void): void
  removeEventListener?(type: 'storage' | ConnectivityEvent, listener: (event: Event) => void): void
}

/** The global scope. Its type contains only the globals that the client uses. */
export const scope: BrowserScope = globalThis

/** Returns the map that all bundles on the page share under a symbol. The first call creates the map. */
export function pageRegistry<Value>(key: symbol): Map<string, Value> {
  const found: unknown = Reflect.get(globalThis, key)
  if (found instanceof Map) return found
  const created = new Map<string, Value>()
  Reflect.set(globalThis, key, created)
  return created
}
