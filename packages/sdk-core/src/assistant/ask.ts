import type { AssistantMessage, AssistantTurn } from '../contract/assistant.ts'
import { assistantWire } from '../contract/assistant-wire.ts'
import type { CallResult } from '../http/http.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { send } from '../session/send.ts'
import type { AssistantPage } from './assistant.ts'
import { readStream } from './read-stream.ts'

/** How long a stream may be silent: its server sends a comment every 25 s at the latest. */
const SILENCE_MS = 60_000
/** The statuses of a backend that does not stream. */
const NO_STREAM = [404, 405, 501]

export interface Question {
  message: string
  page: AssistantPage
  /** What was said before, the oldest first. */
  history: AssistantTurn[]
  signal: AbortSignal
  /** Called with what the reply goes on with, where the backend tells it as it is written. */
  onDelta(delta: string): void
}

export type Ask = (question: Question) => Promise<CallResult<AssistantMessage>>

/** Makes the way to ask the assistant: by a stream where the backend has it, else by the documented call. */
export function createAsk(ports: Pick<FeaturePorts, 'http' | 'session' | 'log'>): Ask {
  let canStream = true

  return async ({ message, page, history, signal, onDelta }) => {
    const vendor_id = toVendorId(page)
    const body = { message, is_vendor: vendor_id !== null, vendor_id, history }
    if (canStream) {
      const streamed = await ports.http.call(assistantWire.streamFromAssistant, {
        body,
        signal,
        patienceMs: SILENCE_MS,
        readBody: (response, onArrive) => readStream(response, { onArrive, onDelta }),
      })
      if (streamed.ok || !NO_STREAM.includes(streamed.status)) return noted(streamed)
      canStream = false
    }
    return send(ports, assistantWire.sendToAssistant, () => ({ body, signal }))
  }

  function noted<Result extends CallResult<AssistantMessage>>(result: Result): Result {
    if (!result.ok && result.error.code !== 'aborted') ports.log.warn('The assistant failed.', result.error)
    return result
  }
}

function toVendorId({ vendorId }: AssistantPage): number | null {
  const id = /^\d{1,9}$/.test(String(vendorId ?? '')) ? Number(vendorId) : 0
  return id > 0 ? id : null
}
