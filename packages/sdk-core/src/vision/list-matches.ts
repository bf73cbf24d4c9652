import { visionMatchWire } from '../contract/vision/match-wire.ts'
import type { VisionMatch } from '../contract/vision/schema.ts'
import { unwrapResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Lists the vendors whose profiles match a vision, best match first. The list is often empty. Throws an `SdkError` if
 * the request fails.
 */
export async function listMatches(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'log'>,
  visionId: string,
  signal?: AbortSignal,
): Promise<VisionMatch[]> {
  const result = await ports.http.call(visionMatchWire.listVisionMatches, {
    params: { id: visionId },
    signal,
    logFailure: true,
  })
  return unwrapResult(result).results
}
