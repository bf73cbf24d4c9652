import type { Fetch } from '../../platform/platform.ts'

/**
 * The result of a call. `fail`: the backend does not process the call. `lose`: the response is lost. `mute`: the
 * response has no state.
 */
export type Fate = 'answer' | 'fail' | 'lose' | 'mute'

export interface TogglingBackend {
  fetch: Fetch
  /** The saved states by vendor id. */
  readonly saved: Map<string, boolean>
  /** Returns the number of pending calls. */
  waiting(): number
  /** Completes the oldest pending call. */
  decide(fate: Fate): void
  /** The number of calls, and the maximum number of concurrent calls for one vendor. */
  readonly seen: { calls: number; atOnce: number }
}

/** Creates a backend that saves vendors. The test completes each call. */
export function togglingBackend(): TogglingBackend {
  const saved = new Map<string, boolean>()
  const waiting: { id: string; decide: (fate: Fate) => void }[] = []
  const seen = { calls: 0, atOnce: 0 }

  return {
    saved,
    seen,
    waiting: () => waiting.length,
    decide: (fate) => waiting.shift()?.decide(fate),
    async fetch(url) {
      const id = /mark-favorite\/(.+)\/$/.exec(url)?.[1] ?? ''
      seen.calls++
      const fate = await new Promise<Fate>((decide) => {
        waiting.push({ id, decide })
        seen.atOnce = Math.max(seen.atOnce, waiting.filter((other) => other.id === id).length)
      })
      if (fate === 'fail') throw new TypeError('Failed to fetch')
      saved.set(id, !saved.get(id))
      if (fate === 'lose') throw new TypeError('Failed to fetch')
      const body = JSON.stringify(fate === 'mute' ? {} : { is_favorited: saved.get(id) })
      return { status: 200, headers: { get: () => null }, text: async () => body }
    },
  }
}
