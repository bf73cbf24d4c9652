import type { Random } from '../../platform/platform.ts'

/** Creates idempotency keys. The same content gets the same key until `clear()` is called. */
export interface IntentKey {
  of(content: string): string
  /** Clears the key, so that the same content gets a new one. Call it after success or a final rejection. */
  clear(): void
}

export function createIntentKey({ random }: { random: Random }): IntentKey {
  let last: { content: string; key: string } | null = null
  return {
    of(content) {
      if (last?.content !== content) last = { content, key: random.uuid() }
      return last.key
    },
    clear() {
      last = null
    },
  }
}
