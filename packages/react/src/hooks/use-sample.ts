import type { Draft } from '@vowkit/sdk-core/vision'
import { useRef } from 'react'

/** Types a sample into a draft: a different one each time, at once for people who asked for less motion. */
export function useSample(draft: Draft, ownSamples: readonly string[] | null): () => Promise<void> {
  const last = useRef<string>(undefined)

  return async () => {
    const samples = ownSamples ?? (await import('../messages/samples.ts')).samples
    const sample = pickOther(samples, last.current)
    last.current = sample
    await draft.typeSample(sample, { instantly: window.matchMedia('(prefers-reduced-motion: reduce)').matches })
  }
}

/** One of them at random, but not the last one again. */
function pickOther(samples: readonly string[], last: string | undefined): string {
  const others = samples.filter((sample) => sample !== last)
  const choice = others.length > 0 ? others : samples
  return choice[Math.floor(Math.random() * choice.length)] ?? ''
}
