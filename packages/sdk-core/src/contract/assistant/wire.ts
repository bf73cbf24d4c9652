import type { Wire } from '../shared/call.ts'
import { isRecord } from '../shared/envelope.ts'
import { readTextOrEmpty } from '../shared/read.ts'
import { readAssistantMessage } from './readers.generated.ts'

/** A reply is not somebody's page: a dead token is refused where it was sent, and leads nobody away. */
const ASK = { method: 'POST', auth: 'optional', refusesDeadToken: true, encoding: 'json' } as const

export const assistantWire = {
  sendToAssistant: { ...ASK, path: '/support/send/', read: readAssistantMessage },
  /** Beyond the documents: a backend without it answers 404, 405 or 501, and is asked by `sendToAssistant`. */
  streamFromAssistant: { ...ASK, path: '/support/stream/', read: readAssistantMessage },
} as const satisfies Record<string, Wire>

/** The names of the events that end a stream: the whole reply, or an `ErrorBody`. Those before have no name. */
export const ASSISTANT_DONE = 'done'
export const ASSISTANT_FAILED = 'error'

/** The text that an event of a stream adds to the reply; `""` if it adds none. */
export function readAssistantDelta(event: unknown): string {
  return isRecord(event) ? readTextOrEmpty(event.delta) : ''
}
