import type { Clock } from './clock.ts'

/** Caches values in memory for a limited time and shares requests in flight. */
export interface TtlCache<T> {
  /** Returns the cached value, or calls `read` if it is missing or expired. Concurrent calls share one read. */
  get(key: string, read: () => PromiseLike<T>): Promise<T>
  /** Removes all cached values. */
  clear(): void
}

/** Stores at most `max` values for `lifeMs` each and evicts the oldest first. Rejected reads are not cached. */
export function createTtlCache<T>({ clock, lifeMs, max }: { clock: Clock; lifeMs: number; max: number }): TtlCache<T> {
  const entries = new Map<string, { value: Promise<T>; expiresAt: number }>()

  return {
    get(key, read) {
      const now = clock.now().getTime()
      const found = entries.get(key)
      if (found && found.expiresAt > now) return found.value
      // A query of drizzle runs each time it is awaited. The async function awaits it once.
      const entry = { value: (async () => read())(), expiresAt: now + lifeMs }
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      // Setting an existing key does not move it to the end of a map, so delete the key first.
      entries.delete(key)
      entries.set(key, entry)
      for (const oldest of entries.keys()) {
        if (entries.size <= max) break
        entries.delete(oldest)
      }
      return entry.value
    },

    clear: () => entries.clear(),
  }
}
