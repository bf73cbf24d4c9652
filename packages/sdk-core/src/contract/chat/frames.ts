import * as z from 'zod/mini'
import { Id } from '../shared/primitives.ts'
import { VisionReadyFrame } from '../vision/schema.ts'
import { ChatMessage, ClientId, MessageText } from './schema.ts'

/** A frame from the client. The first frame must be `authenticate`. */
export const ClientFrame = z.discriminatedUnion('action', [
  z.object({ action: z.literal('authenticate'), token: z.string() }),
  z.object({
    action: z.literal('message'),
    message: MessageText,
    roomId: Id,
    /** The account's own id, if present. The token identifies the author. */
    user: z.optional(Id),
    client_id: z.optional(ClientId),
  }),
  z.object({ action: z.literal('message_read'), messageId: Id, roomId: Id, user: z.optional(Id) }),
  z.object({ action: z.literal('ping') }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

/** A frame from the backend. Clients ignore an unknown `action`. */
export const ServerFrame = z.discriminatedUnion('action', [
  z.object({ action: z.literal('authenticated'), user: Id }),
  z.extend(ChatMessage, { action: z.literal('message') }),
  /** A read receipt: the user has read all messages up to this one. */
  z.object({ action: z.literal('message_read'), messageId: Id, roomId: Id, user: Id, seq: z.number() }),
  /** The backend rejected a frame. `client_id` identifies the message in the frame. */
  z.object({ action: z.literal('error'), code: z.string(), client_id: z.optional(z.string()) }),
  /** A member has blocked or unblocked the room. Fetch the list of rooms again. */
  z.object({ action: z.literal('room_changed'), roomId: Id }),
  VisionReadyFrame,
  z.object({ action: z.literal('pong') }),
])
export type ServerFrame = z.infer<typeof ServerFrame>
