import type { Wire } from '../shared/call.ts'
import { isRecord } from '../shared/envelope.ts'
import { readTextOrEmpty } from '../shared/read.ts'
import { readAssistantHandoverAnswer, readAssistantMessage } from './readers.generated.ts'

/**
 * The assistant works without a session. An invalid token therefore fails only this call and does not end the session.
 */
const ASK = { method: 'POST', auth: 'optional', refusesDeadToken: true, encoding: 'json' } as const

export const assistantWire = {
  sendToAssistant: { ...ASK, path: '/support/send/', read: readAssistantMessage },
  /** Not in the documented API. If the backend responds 404, 405 or 501, use `sendToAssistant` instead. */
  streamFromAssistant: { ...ASK, path: '/support/stream/', read: readAssistantMessage },
  /** Not in the documented API. */
  rateAssistantReply: { ...ASK, path: '/support/rating/' },
  /** Not in the documented API. */
  handOverConversation: {
    ...ASK,
    path: '/support/handover/',
    read: readAssistantHandoverAnswer,
  },
} as const satisfies Record<string, Wire>

/** The name of the last event of a stream. Its data is the complete reply. Earlier events have no name. */
export const ASSISTANT_DONE = 'done'
export const ASSISTANT_FAILED = 'error'

/** Returns the part of the reply in a stream event, or `""`. */
export function readAssistantDelta(event: unknown): string {
  return isRecord(event) ? readTextOrEmpty(event.delta) : ''
}
