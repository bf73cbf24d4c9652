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
    summary: 'Sends a message to the assistant, with or without a session. Responds 401 to an invalid token.',
  },
  streamFromAssistant: {
    ...assistantWire.streamFromAssistant,
    ...ASK,
    summary: 'The same as an event stream: the reply in parts, then the complete reply.',
    events: AssistantDelta,
  },
} as const satisfies Record<string, Call>
