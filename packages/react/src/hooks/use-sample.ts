import type { Draft } from '@vowkit/sdk-core/vision'
import { useRef } from 'react'
import { samples } from '../messages/draft.ts'

/**
 * Returns a function that types a random sample prompt into a draft. It never types the same sample twice in a row, and
 * skips the animation for visitors who prefer reduced motion.
 */
export function useSample(draft: Draft, ownSamples: readonly string[] | null): () => Promise<void> {
  const last = useRef<string>(undefined)

  return async function trySample() {
    const sample = pickOther(ownSamples ?? samples, last.current)
    if (!sample) return
    last.current = sample
    await draft.typeSample(sample, { instantly: window.matchMedia('(prefers-reduced-motion: reduce)').matches })
  }
}

/** Returns a random sample other than the last one. */
function pickOther(samples: readonly string[], last: string | undefined): string {
  const others = samples.filter((sample) => sample !== last)
  const choice = others.length > 0 ? others : samples
  return choice[Math.floor(Math.random() * choice.length)] ?? ''
}
