import { coupleWire } from '../contract/couple/wire.ts'
import { GENERATED_IMAGES } from '../contract/shared/limits.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** Generates several images from one prompt, in parallel. Resolves to the URLs of the images that succeeded. */
export async function generateImages(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'random' | 'log'>,
  prompt: string,
  signal?: AbortSignal,
): Promise<string[]> {
  // Generating an image takes as long as an upload. `files` selects the upload timeout.
  const draw = () =>
    ports.http.call(coupleWire.generateImage, {
      body: { prompt },
      files: {},
      idempotencyKey: ports.random.uuid(),
      signal,
      logFailure: true,
    })
  const results = await Promise.all(Array.from({ length: GENERATED_IMAGES }, draw))
  return results.flatMap((result) => (result.ok ? [result.data.image] : []))
}
