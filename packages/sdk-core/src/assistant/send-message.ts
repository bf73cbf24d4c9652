import type { AssistantMessage, AssistantTurn, HostFact } from '../contract/assistant/schema.ts'
import { assistantWire } from '../contract/assistant/wire.ts'
import { MAX_HOST_FACT_LENGTH, MAX_HOST_FACTS } from '../contract/shared/limits.ts'
import type { CallResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { AssistantPage } from './assistant.ts'
import { readStream } from './read-stream.ts'

/** Timeout of a stream that receives no data. The backend sends a comment at least every 25 s. */
const SILENCE_MS = 60_000
/** Response statuses of backends that do not support streaming. */
const NO_STREAM = [404, 405, 501]
/** The largest vendor id that the backend accepts. */
const MAX_ID = 999_999_999

export interface Question {
  message: string
  page: AssistantPage
  /** Earlier messages, oldest first. */
  history: AssistantTurn[]
  signal: AbortSignal
  /** Called with each part of a streamed reply. */
  onDelta(delta: string): void
}

export type SendMessage = (question: Question) => Promise<CallResult<AssistantMessage>>

/** Creates a function that sends a message. The reply is streamed if the backend supports it. */
export function createSendMessage({ http, log }: Pick<FeaturePorts, 'http' | 'log'>): SendMessage {
  let canStream = true

  return async ({ message, page, history, signal, onDelta }) => {
    const vendor_id = toVendorId(page)
    const input = {
      body: {
        ...{ message, is_vendor: vendor_id !== null, vendor_id, history },
        ...{ language: page.language, scope: page.scope, facts: factsOf(page) },
      },
      signal,
    }
    const streamed = canStream
      ? await http.call(assistantWire.streamFromAssistant, {
          ...input,
          patienceMs: SILENCE_MS,
          readBody: (response, onArrive) => readStream(response, { onArrive, onDelta }),
        })
      : null
    canStream = streamed !== null && !NO_STREAM.includes(streamed.status)
    const result = streamed && canStream ? streamed : await http.call(assistantWire.sendToAssistant, input)
    if (!result.ok && result.error.code !== 'aborted') log.warn('The assistant failed.', result.error)
    return result
  }
}

/** Returns the id of the vendor of a page as a number, or `null`. */
export function toVendorId({ vendorId }: AssistantPage): number | null {
  const id = Number(vendorId)
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null
}

/** Returns the facts of a page within the limits of the backend. */
function factsOf({ facts }: AssistantPage): HostFact[] | undefined {
  const given = typeof facts === 'function' ? facts() : facts
  if (!given?.length) return undefined
  const cut = (text: string) => text.slice(0, MAX_HOST_FACT_LENGTH)
  return given.slice(0, MAX_HOST_FACTS).map(({ title, text }) => ({ title: cut(title), text: cut(text) }))
}
