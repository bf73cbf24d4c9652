import * as z from 'zod/mini'
import { Id } from '../shared/primitives.ts'
import { VisionReadyFrame } from '../vision/schema.ts'
import { ChatMessage, ClientId, MessageText } from './schema.ts'

/** What a client sends through the chat's socket. The first frame has to be `authenticate`. */
export const ClientFrame = z.discriminatedUnion('action', [
  z.object({ action: z.literal('authenticate'), token: z.string() }),
  z.object({
    action: z.literal('message'),
    message: MessageText,
    roomId: Id,
    /** A hint; the token says who writes. */
    user: z.optional(Id),
    client_id: z.optional(ClientId),
  }),
  z.object({ action: z.literal('message_read'), messageId: Id, roomId: Id, user: z.optional(Id) }),
  z.object({ action: z.literal('ping') }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

/** What the backend sends. Clients ignore an action they do not know. */
export const ServerFrame = z.discriminatedUnion('action', [
  z.object({ action: z.literal('authenticated'), user: Id }),
  z.extend(ChatMessage, { action: z.literal('message') }),
  /** Everything up to this message has been read by this user. */
  z.object({ action: z.literal('message_read'), messageId: Id, roomId: Id, user: Id, seq: z.number() }),
  /** A frame was refused; `client_id` names the message it was about. */
  z.object({ action: z.literal('error'), code: z.string(), client_id: z.optional(z.string()) }),
  VisionReadyFrame,
  z.object({ action: z.literal('pong') }),
])
export type ServerFrame = z.infer<typeof ServerFrame>
