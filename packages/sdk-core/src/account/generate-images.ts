import { coupleWire } from '../contract/couple/wire.ts'
import { GENERATED_IMAGES } from '../contract/shared/limits.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** Has pictures drawn of one prompt, all at the same time; gives the addresses of those that came. */
export async function generateImages(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'random' | 'log'>,
  prompt: string,
  signal?: AbortSignal,
): Promise<string[]> {
  // With files, though there are none: a picture takes as long to be drawn as files to be sent.
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
