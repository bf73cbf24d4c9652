import type { Random } from '../../platform/platform.ts'

/** Creates idempotency keys. The same content gets the same key until the key is cleared. */
export interface IntentKey {
  of(content: string): string
  /** Call this after success or a final rejection. The same content then gets a new key. */
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
