import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { Detail, Id, WholeNumber } from '../shared/primitives.ts'
import { ChatMessage, ChatMessageList, ChatThreadList, ClientId, MessageText } from './schema.ts'
import { chatWire } from './wire.ts'

const room = z.object({ room_id: WholeNumber })

export const chatCalls = {
  listChats: {
    ...chatWire.listChats,
    summary: 'The rooms of the caller, the one written in last first.',
    tag: 'chat',
    params: z.object({ user_id: WholeNumber }),
    status: 200,
    response: ChatThreadList,
    failures: [401, 403],
    noStore: true,
  },
  listMessages: {
    ...chatWire.listMessages,
    summary: 'Messages of a room, oldest first: the latest, or those next to a place in it.',
    tag: 'chat',
    params: room,
    query: z.object({
      /** A hint, which must be true; the token says who asks. */
      user_id: z.optional(WholeNumber),
      /** The messages just before this `seq`. */
      before: z.optional(WholeNumber),
      /** The messages just after this `seq`. */
      after: z.optional(WholeNumber),
      limit: z.optional(WholeNumber),
    }),
    status: 200,
    response: ChatMessageList,
    failures: [400, 401, 403, 404],
    noStore: true,
  },
  sendMessage: {
    ...chatWire.sendMessage,
    summary: 'Says something in a room, for clients without a socket. The same `client_id` is said once.',
    tag: 'chat',
    params: room,
    body: z.object({ message: MessageText, client_id: z.optional(ClientId) }),
    status: 201,
    response: ChatMessage,
    failures: [400, 401, 404],
    noStore: true,
    openTo: ['embed'],
  },
  readMessages: {
    ...chatWire.readMessages,
    summary: 'Notes that the caller has read a room up to a message, for clients without a socket.',
    tag: 'chat',
    params: room,
    body: z.object({ message_id: Id }),
    status: 200,
    response: Detail,
    failures: [401, 404],
    noStore: true,
  },
} as const satisfies Record<string, Call>
