import { coupleWire } from '../contract/couple-wire.ts'
import { GENERATED_IMAGES } from '../contract/limits.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'

/** Has pictures drawn of one prompt, all at the same time; gives the addresses of those that came. */
export async function generateImages(
  { http, random, log }: Pick<FeaturePorts, 'http' | 'random' | 'log'>,
  prompt: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const draw = () => http.call(coupleWire.generateImage, { body: { prompt }, idempotencyKey: random.uuid(), signal })
  const results = await Promise.all(Array.from({ length: GENERATED_IMAGES }, draw))
  return results.flatMap((result) => {
    if (result.ok) return [result.data.image]
    if (!signal?.aborted) log.warn('A picture could not be drawn.', result.error)
    return []
  })
}
