import type { ResponseOf } from '../contract/call.ts'
import type { visionWire } from '../contract/vision-wire.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { failed } from '../http/failed.ts'
import type { CallInput, CallOf, CallResult, Http } from '../http/http.ts'

type VisionWire = typeof visionWire

// Code, not state: once it is there, every client of the page can use it.
let wire: VisionWire | null = null

/** Has the code at hand from the start, so that nothing is loaded later. */
export function provideVisionWire(provided: VisionWire): void {
  wire = provided
}

/**
 * Makes a call about visions. How they are made comes with the first one: words are typed before anything is asked.
 * Code that does not come counts as a backend that does not answer.
 */
export async function callVision<Name extends keyof VisionWire>(
  http: Pick<Http, 'call'>,
  name: Name,
  input: CallInput<CallOf<VisionWire[Name]>>,
): Promise<CallResult<ResponseOf<CallOf<VisionWire[Name]>>>> {
  try {
    wire ??= (await import('../contract/vision-wire.ts')).visionWire
  } catch (cause) {
    return failed(new SdkError('network', 'The code of the call could not be loaded.', { cause }))
  }
  return http.call(wire[name], input)
}
