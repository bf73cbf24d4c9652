import { fanOutRules } from './rules.ts'

/** Notices that wait to be sent. */
export interface Outbox {
  /** Adds a notice. If too many bytes wait, all of them are dropped, so that the memory is bounded. */
  add(text: string): void
  /** Returns and removes all notices, the time at which the oldest was added, and whether others were dropped. */
  take(): { texts: string[]; at: number; hasDropped: boolean }
  bytes(): number
}

export function createOutbox(): Outbox {
  let texts: string[] = []
  let bytes = 0
  let at: number | null = null
  let hasDropped = false

  function empty(): void {
    texts = []
    bytes = 0
    at = null
  }

  return {
    add(text) {
      at ??= performance.now()
      texts.push(text)
      bytes += text.length
      if (bytes <= fanOutRules.outboxBytes) return
      empty()
      hasDropped = true
    },
    take() {
      const taken = { texts, at: at ?? performance.now(), hasDropped }
      empty()
      hasDropped = false
      return taken
    },
    bytes: () => bytes,
  }
}
