import type { StorageArea } from './platform.ts'

/**
 * The result of a write. After `full` and `blocked`, the value exists only in memory and is lost when the page unloads.
 */
export type WriteResult = 'stored' | 'full' | 'blocked'

/** A storage area that never throws. It falls back to memory when the browser rejects a value. */
export interface SafeStorage {
  /** False if storage is blocked, so that values are lost when the page unloads. */
  isPersistent(): boolean
  /** Returns the name of a key in the browser's storage, as `storage` events report it. */
  storedName(key: string): string
  get(key: string): string | null
  set(key: string, value: string): WriteResult
  remove(key: string): void
  /** Returns the keys that start with this prefix. */
  keys(keyPrefix: string): string[]
  /** Removes the keys that start with one of these prefixes. */
  removeAll(keyPrefixes: readonly string[]): void
}

/** Returns the prefix of an embedded client's storage keys. `apiHost` has no trailing slash. */
export function embeddedPrefix(apiHost: string): string {
  return `vowkit:${apiHost}:`
}

/**
 * Creates access to the keys with a prefix. Calls `area` for every operation, because reading `localStorage` may throw.
 */
export function createSafeStorage(area: () => StorageArea | null, prefix: string): SafeStorage {
  const memory = new Map<string, string>()

  /** Returns `null` if there is no storage or access throws. */
  function read<Value>(use: (storage: StorageArea) => Value): Value | null {
    try {
      const storage = area()
      return storage && use(storage)
    } catch {
      return null
    }
  }

  function remove(key: string): void {
    memory.delete(key)
    read((storage) => storage.removeItem(prefix + key))
  }

  function write(key: string, value: string): WriteResult {
    try {
      const storage = area()
      if (!storage) return 'blocked'
      storage.setItem(prefix + key, value)
      return 'stored'
    } catch (cause) {
      return isQuotaError(cause) ? 'full' : 'blocked'
    }
  }

  function keysWith(keyPrefix: string): string[] {
    const names: string[] = []
    read((storage) => {
      for (let index = 0; index < storage.length; index++) names.push(storage.key(index) ?? '')
    })
    const stored = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
    return [...memory.keys(), ...stored].filter((key) => key.startsWith(keyPrefix))
  }

  return {
    isPersistent: () => read((storage) => storage.length) !== null,
    storedName: (key) => prefix + key,
    get: (key) => memory.get(key) ?? read((storage) => storage.getItem(prefix + key)),
    set(key, value) {
      memory.delete(key)
      const result = write(key, value)
      if (result !== 'stored') {
        remove(key)
        memory.set(key, value)
      }
      return result
    },
    remove,
    keys: keysWith,
    removeAll(keyPrefixes) {
      for (const keyPrefix of keyPrefixes) for (const key of keysWith(keyPrefix)) remove(key)
    },
  }
}

function isQuotaError(cause: unknown): boolean {
  return cause instanceof Error && /quota/i.test(cause.name)
}
