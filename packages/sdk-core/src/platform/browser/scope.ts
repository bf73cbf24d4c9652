import type { ConnectivityEvent, StorageArea } from '../platform.ts'

/** The members of a page's global scope that are used. All may be missing: on a server there is no page. */
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
  location?: { href: string; assign?(url: string): void }
  history?: { state: unknown; replaceState(state: unknown, unused: string, url: string): void }
  addEventListener?(type: 'storage' | ConnectivityEvent, listener: (event: Event) => void): void
  removeEventListener?(type: 'storage' | ConnectivityEvent, listener: (event: Event) => void): void
}

/** The global scope, typed as no more than what is used. */
export const scope: BrowserScope = globalThis

/** A map that all bundles of one page share under a symbol, whichever of them came first. */
export function pageRegistry<Value>(key: symbol): Map<string, Value> {
  const found: unknown = Reflect.get(globalThis, key)
  if (found instanceof Map) return found
  const made = new Map<string, Value>()
  Reflect.set(globalThis, key, made)
  return made
}
