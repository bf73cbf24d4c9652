import type { Draft } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { samplesMessages } from '../messages/english/samples.generated.ts'

interface ShownSample {
  /** The position of the sample in the list, starting at 1. */
  number: number
  /** The number of samples. */
  total: number
}

/**
 * Returns a function that types a sample prompt into a draft, and the position of the sample that it typed last. The
 * first sample is random. The following samples are in the order of the list, which starts again after its end. The
 * typing is not animated for visitors who prefer reduced motion.
 */
export function useSample(draft: Draft, ownSamples: readonly string[] | null) {
  const samples = ownSamples ?? samplesMessages.samples
  const total = samples.length
  const [shown, setShown] = useState<ShownSample>()

  async function nextSample(): Promise<void> {
    const index = (shown ? shown.number : Math.floor(Math.random() * total)) % total
    const sample = samples[index]
    if (!sample) return
    setShown({ number: index + 1, total })
    await draft.typeSample(sample, { instantly: window.matchMedia('(prefers-reduced-motion: reduce)').matches })
  }

  return { nextSample, shown }
}
