import type { Call } from '../shared/call.ts'
import { AssistantDelta, AssistantMessage, AssistantQuestion } from './schema.ts'
import { assistantWire } from './wire.ts'

const ASK = {
  tag: 'assistant',
  body: AssistantQuestion,
  status: 200,
  response: AssistantMessage,
  failures: [400, 401],
  noStore: true,
  openTo: ['embed'],
} as const

export const assistantCalls = {
  sendToAssistant: {
    ...assistantWire.sendToAssistant,
    ...ASK,
    summary: 'Asks the assistant, with or without an account. A dead token is refused.',
  },
  streamFromAssistant: {
    ...assistantWire.streamFromAssistant,
    ...ASK,
    summary: 'The same as a stream of events: the reply as it is written, and then whole.',
    events: AssistantDelta,
  },
} as const satisfies Record<string, Call>
