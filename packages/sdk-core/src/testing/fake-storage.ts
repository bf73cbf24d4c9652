import type { StorageArea, StoragePort } from '../platform/platform.ts'

/** The storage of one fake tab. All tabs of a browser share `local`. */
export interface FakeStorage extends StoragePort {
  /** The content of `local`, which tests can read and change. */
  readonly values: Map<string, string>
  /** Opens another tab of the same browser, with the same `local` and its own `session`. */
  openTab(): FakeStorage
  /** Returns the number of listeners for changes by other tabs. */
  listeners(): number
}

export interface FakeStorageOptions {
  /** Makes every access throw, including reads of `localStorage`, as in a sandboxed frame. */
  isBlocked?: boolean
  /** The quota of `local` in characters. */
  quota?: number
}

type Listener = (key: string | null) => void

/** Creates storage in memory. The options can make access fail. */
export function fakeStorage(options: FakeStorageOptions = {}): FakeStorage {
  return openTab(new Map(), new Set(), options)
}

function openTab(values: Map<string, string>, tabs: Set<Set<Listener>>, options: FakeStorageOptions): FakeStorage {
  const listeners = new Set<Listener>()
  tabs.add(listeners)
  const notifyOthers = (key: string) => {
    for (const tab of tabs) if (tab !== listeners) for (const listener of [...tab]) listener(key)
  }
  const local = area(values, options.quota ?? Number.POSITIVE_INFINITY, notifyOthers)
  const session = area(new Map(), Number.POSITIVE_INFINITY)
  const guarded = (found: StorageArea) => {
    if (options.isBlocked) throw named('SecurityError')
    return found
  }
  return {
    get local() {
      return guarded(local)
    },
    get session() {
      return guarded(session)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    values,
    openTab: () => openTab(values, tabs, options),
    listeners: () => listeners.size,
  }
}

function area(values: Map<string, string>, quota: number, notifyOthers?: (key: string) => void): StorageArea {
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      const others = [...values].filter(([other]) => other !== key)
      const size = others.reduce((sum, [name, held]) => sum + name.length + held.length, key.length + value.length)
      if (size > quota) throw named('QuotaExceededError')
      values.set(key, value)
      notifyOthers?.(key)
    },
    removeItem(key) {
      if (values.delete(key)) notifyOthers?.(key)
    },
  }
}

function named(name: string): Error {
  return Object.assign(new Error(name), { name })
}
