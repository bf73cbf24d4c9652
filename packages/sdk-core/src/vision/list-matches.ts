import type { VisionMatch } from '../contract/vision/match.ts'
import { visionMatchWire } from '../contract/vision/match-wire.ts'
import { answerOf } from '../http/answer-of.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { send } from '../session/send.ts'

/** Vendors whose own words name what a vision asks for, the best first; often none. Throws an `SdkError`. */
export async function listMatches(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'log'>,
  visionId: string,
  signal?: AbortSignal,
): Promise<VisionMatch[]> {
  const answer = await send(ports, visionMatchWire.listVisionMatches, () => ({ params: { id: visionId }, signal }))
  return answerOf(answer).results
}
