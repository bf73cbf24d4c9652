import type { Random } from '../../platform/platform.ts'

/** The idempotency key of what somebody last asked for: asking for the same again has the same key, until it is over. */
export interface IntentKey {
  of(content: string): string
  /** It was done, or refused for good: asking again is another intent, even in the same words. */
  forget(): void
}

export function createIntentKey({ random }: { random: Random }): IntentKey {
  let last: { content: string; key: string } | null = null
  return {
    of(content) {
      if (last?.content !== content) last = { content, key: random.uuid() }
      return last.key
    },
    forget() {
      last = null
    },
  }
}
