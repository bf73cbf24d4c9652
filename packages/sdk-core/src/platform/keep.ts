import type { StorageArea } from './platform.ts'

/** What became of a value: `full` and `blocked` values are held in memory, for this page only. */
export type Kept = 'kept' | 'full' | 'blocked'

/** One storage area that never throws. What storage refuses is held in memory instead. */
export interface Keep {
  /** False when storage is blocked: nothing outlives the page. */
  isPersistent(): boolean
  /** What a key is called in storage itself, where other tabs change it. */
  storedName(key: string): string
  get(key: string): string | null
  set(key: string, value: string): Kept
  remove(key: string): void
  /** The keys that begin with this name. */
  keys(name: string): string[]
  /** Removes the keys that begin with one of these names. */
  removeAll(names: readonly string[]): void
}

/** What the storage keys of a client on somebody else's page begin with. `apiHost` has no slash at the end. */
export function embeddedPrefix(apiHost: string): string {
  return `vowkit:${apiHost}:`
}

/** Opens the keys behind a prefix. `area` is asked at each access, because asking alone may throw. */
export function createKeep(area: () => StorageArea | null, prefix: string): Keep {
  const memory = new Map<string, string>()

  /** Storage that throws is storage that is not there. */
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

  function write(key: string, value: string): Kept {
    try {
      const storage = area()
      if (!storage) return 'blocked'
      storage.setItem(prefix + key, value)
      return 'kept'
    } catch (cause) {
      return isFull(cause) ? 'full' : 'blocked'
    }
  }

  function keysOf(name: string): string[] {
    const stored: string[] = []
    read((storage) => {
      for (let index = 0; index < storage.length; index++) stored.push(storage.key(index) ?? '')
    })
    const ours = stored.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
    return [...memory.keys(), ...ours].filter((key) => key.startsWith(name))
  }

  return {
    isPersistent: () => read((storage) => storage.length) !== null,
    storedName: (key) => prefix + key,
    get: (key) => memory.get(key) ?? read((storage) => storage.getItem(prefix + key)),
    set(key, value) {
      memory.delete(key)
      const kept = write(key, value)
      if (kept !== 'kept') {
        remove(key)
        memory.set(key, value)
      }
      return kept
    },
    remove,
    keys: keysOf,
    removeAll(names) {
      for (const name of names) for (const key of keysOf(name)) remove(key)
    },
  }
}

function isFull(cause: unknown): boolean {
  return cause instanceof Error && /quota/i.test(cause.name)
}
