import type { Fetch } from '../../platform/platform.ts'

/** What becomes of a call: `fail` never reaches it, `lose` loses its answer, `mute` answers without saying. */
export type Fate = 'answer' | 'fail' | 'lose' | 'mute'

export interface TogglingBackend {
  fetch: Fetch
  /** What it has, by the vendor's id. */
  readonly saved: Map<string, boolean>
  /** How many calls wait for their fate. */
  waiting(): number
  /** Decides on the call that waits longest. */
  decide(fate: Fate): void
  /** How many calls there were, and how many at the same time for one vendor at most. */
  readonly seen: { calls: number; atOnce: number }
}

/** A backend that saves vendors, each call waiting for the test. */
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
