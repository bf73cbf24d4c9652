import type { Draft } from '@vowkit/sdk-core/vision'
import { useRef, useState } from 'react'

/**
 * Types a sample into a draft: a different one each time, at once for people who asked for less motion. The samples may
 * fail to load, until they are asked for again.
 */
export function useSample(draft: Draft, ownSamples: readonly string[] | null) {
  const last = useRef<string>(undefined)
  const [hasFailed, setFailed] = useState(false)

  async function trySample(): Promise<void> {
    let samples = ownSamples
    try {
      samples ??= (await import('../messages/samples.ts')).samples
      setFailed(false)
    } catch {
      return setFailed(true)
    }
    const sample = pickOther(samples, last.current)
    if (!sample) return
    last.current = sample
    await draft.typeSample(sample, { instantly: window.matchMedia('(prefers-reduced-motion: reduce)').matches })
  }

  return { trySample, hasFailed }
}

/** One of them at random, but not the last one again. */
function pickOther(samples: readonly string[], last: string | undefined): string {
  const others = samples.filter((sample) => sample !== last)
  const choice = others.length > 0 ? others : samples
  return choice[Math.floor(Math.random() * choice.length)] ?? ''
}
