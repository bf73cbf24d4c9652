import type { Clock } from './clock.ts'

/** What was read a moment ago, for those who ask the same. */
export interface Recent<T> {
  /** The value of a key; read anew when it is not known or too old. Those who ask meanwhile wait for the same reading. */
  get(key: string, read: () => Promise<T>): Promise<T>
  /** Forgets everything, because it has changed. */
  clear(): void
}

/** Keeps at most so many values, each for so many milliseconds; a failure is not kept. */
export function createRecent<T>({ clock, lifeMs, max }: { clock: Clock; lifeMs: number; max: number }): Recent<T> {
  const known = new Map<string, { value: Promise<T>; endsAt: number }>()

  return {
    get(key, read) {
      const now = clock.now().getTime()
      const found = known.get(key)
      if (found && found.endsAt > now) return found.value
      const entry = { value: read(), endsAt: now + lifeMs }
      entry.value.catch(() => {
        if (known.get(key) === entry) known.delete(key)
      })
      // Deleted first, so that the map's order stays that of the readings.
      known.delete(key)
      known.set(key, entry)
      for (const oldest of known.keys()) {
        if (known.size <= max) break
        known.delete(oldest)
      }
      return entry.value
    },

    clear: () => known.clear(),
  }
}
