import * as z from 'zod/mini'
import { attributionFields } from '../shared/attribution.ts'
import type { Call } from '../shared/call.ts'
import { MAX_REPORT_LENGTH } from '../shared/limits.ts'
import { Detail, Id, VisionId, WholeNumber } from '../shared/primitives.ts'
import { REPORT_REASONS } from './report-reasons.ts'
import { ChatMessage, ChatMessageList, ChatThreadList, ClientId, MessageText } from './schema.ts'
import { chatWire } from './wire.ts'

const room = z.object({
  /** The id of the room. */
  room_id: WholeNumber,
})

export const chatCalls = {
  listChats: {
    ...chatWire.listChats,
    summary: 'Lists at most 100 of the caller’s rooms, the most recent message first.',
    tag: 'chat',
    params: z.object({
      /** The caller’s own user id. */
      user_id: WholeNumber,
    }),
    query: z.object({
      /** The last room of a page. If present, the call returns the rooms after it. */
      before: z.optional(WholeNumber),
      /** If present, the call returns only this room, or nothing if the caller is not a member. */
      room_id: z.optional(WholeNumber),
    }),
    status: 200,
    response: ChatThreadList,
    failures: [401, 403],
    noStore: true,
  },
  listMessages: {
    ...chatWire.listMessages,
    summary: 'Lists messages of a room, oldest first: the latest ones, or those before or after a `seq`.',
    tag: 'chat',
    params: room,
    query: z.object({
      /** The caller's own id, if present. The token identifies the caller. */
      user_id: z.optional(WholeNumber),
      /** If present, the call returns the messages directly before this `seq`. */
      before: z.optional(WholeNumber),
      /** If present, the call returns the messages directly after this `seq`. */
      after: z.optional(WholeNumber),
      /** The largest number of messages. Default: 50. At most 200. */
      limit: z.optional(WholeNumber),
    }),
    status: 200,
    response: ChatMessageList,
    failures: [400, 401, 403, 404],
    noStore: true,
  },
  sendMessage: {
    ...chatWire.sendMessage,
    summary: 'Sends a message to a room, for clients without a socket. A repeated `client_id` stores one message.',
    tag: 'chat',
    params: room,
    body: z.object({
      message: MessageText,
      /** The id of the message that the client assigns. It stays the same when the client resends the message. */
      client_id: z.optional(ClientId),
      /** A vision of the caller, which the message presents. */
      vision_id: z.optional(VisionId),
      ...attributionFields,
    }),
    status: 201,
    response: ChatMessage,
    failures: [400, 401, 403, 404],
    noStore: true,
    openTo: ['embed'],
  },
  readMessages: {
    ...chatWire.readMessages,
    summary: 'Marks a room as read up to a message, for clients without a socket.',
    tag: 'chat',
    params: room,
    body: z.object({
      /** The id of the latest message that the caller has read. */
      message_id: Id,
    }),
    status: 200,
    response: Detail,
    failures: [401, 404],
    noStore: true,
  },
  reportChat: {
    ...chatWire.reportChat,
    summary: 'Reports a conversation to the operator of the deployment. The other side is not informed.',
    tag: 'chat',
    params: room,
    body: z.object({
      reason: z.enum(REPORT_REASONS, { error: 'Choose a reason.' }),
      /** What happened, in the words of the caller. */
      words: z.optional(
        z.string().check(
          z.trim(),
          z.maxLength(MAX_REPORT_LENGTH, { error: `Use at most ${MAX_REPORT_LENGTH} characters.` }),
          // The database cannot store NUL or half of a surrogate pair.
          z.refine((text) => !/\0|\p{Surrogate}/u.test(text), {
            error: 'This text contains characters that we cannot store.',
          }),
        ),
      ),
    }),
    status: 201,
    response: Detail,
    failures: [400, 401, 404],
    noStore: true,
  },
  blockChat: {
    ...chatWire.blockChat,
    summary: 'Blocks a conversation: neither side can send messages, documents or invoices. Idempotent.',
    tag: 'chat',
    params: room,
    status: 200,
    response: Detail,
    failures: [401, 404],
    noStore: true,
  },
  unblockChat: {
    ...chatWire.unblockChat,
    summary: 'Ends the block of the caller’s side. The block of the other side stays. Idempotent.',
    tag: 'chat',
    params: room,
    status: 200,
    response: Detail,
    failures: [401, 404],
    noStore: true,
  },
} as const satisfies Record<string, Call>
