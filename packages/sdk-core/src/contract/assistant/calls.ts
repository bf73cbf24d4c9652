import type { Call } from '../shared/call.ts'
import {
  AssistantDelta,
  AssistantHandover,
  AssistantHandoverAnswer,
  AssistantMessage,
  AssistantQuestion,
  AssistantRating,
} from './schema.ts'
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
  rateAssistantReply: {
    ...assistantWire.rateAssistantReply,
    summary: 'Stores whether a reply of the assistant was helpful, with its question.',
    tag: 'assistant',
    body: AssistantRating,
    status: 204,
    failures: [400],
    noStore: true,
    openTo: ['embed'],
  },
  handOverConversation: {
    ...assistantWire.handOverConversation,
    summary:
      'Sends a conversation to a person: as a message to the vendor `vendor_id`, which needs a session, or by email to ' +
      'the operator. Responds 503 if the operator has no address for support.',
    tag: 'assistant',
    body: AssistantHandover,
    status: 201,
    response: AssistantHandoverAnswer,
    failures: [400, 401, 404],
    noStore: true,
    openTo: ['embed'],
  },
} as const satisfies Record<string, Call>
