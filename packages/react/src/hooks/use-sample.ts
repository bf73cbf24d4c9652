import type { Draft } from '@vowkit/sdk-core/vision'
import { useRef } from 'react'
import { useClient } from '../provider/use-client.ts'

/**
 * Types a sample into a draft: a different one each time, at once for people who asked for less motion. Where the samples
 * cannot be loaded nothing happens, until it is asked for again.
 */
export function useSample(draft: Draft, ownSamples: readonly string[] | null): () => Promise<void> {
  const { log } = useClient().ports
  const last = useRef<string>(undefined)

  async function loadSamples(): Promise<readonly string[]> {
    try {
      return (await import('../messages/samples.ts')).samples
    } catch (cause) {
      log.warn('The samples could not be loaded.', cause)
      return []
    }
  }

  return async () => {
    const sample = pickOther(ownSamples ?? (await loadSamples()), last.current)
    if (!sample) return
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
