import type { ResponseOf } from '../contract/shared/call.ts'
import { visionWire } from '../contract/vision/wire.ts'
import type { CallInput, CallOf, CallResult, Http } from '../http/http.ts'

type VisionWire = typeof visionWire

/** Makes a call about visions, by its name. */
export function callVision<Name extends keyof VisionWire>(
  http: Pick<Http, 'call'>,
  name: Name,
  input: CallInput<CallOf<VisionWire[Name]>>,
): Promise<CallResult<ResponseOf<CallOf<VisionWire[Name]>>>> {
  return http.call(visionWire[name], input)
}
