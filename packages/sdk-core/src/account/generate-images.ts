import { coupleWire } from '../contract/couple/wire.ts'
import { GENERATED_IMAGES } from '../contract/shared/limits.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { send } from '../session/send.ts'

/** Has pictures drawn of one prompt, all at the same time; gives the addresses of those that came. */
export async function generateImages(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'random' | 'log'>,
  prompt: string,
  signal?: AbortSignal,
): Promise<string[]> {
  // With files, though there are none: a picture takes as long to be drawn as files to be sent.
  const draw = () =>
    send(ports, coupleWire.generateImage, () => ({
      body: { prompt },
      files: {},
      idempotencyKey: ports.random.uuid(),
      signal,
    }))
  const results = await Promise.all(Array.from({ length: GENERATED_IMAGES }, draw))
  return results.flatMap((result) => (result.ok ? [result.data.image] : []))
}
