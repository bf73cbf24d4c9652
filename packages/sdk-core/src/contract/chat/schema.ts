import * as z from 'zod/mini'
import { MAX_MESSAGE_LENGTH } from '../shared/limits.ts'
import { Id, ImageUrl, Timestamp } from '../shared/primitives.ts'

/** What somebody says; not nothing. */
export const MessageText = z.string().check(
  z.maxLength(MAX_MESSAGE_LENGTH, { error: `Use at most ${MAX_MESSAGE_LENGTH} characters.` }),
  z.refine((text) => text.trim() !== '', { error: 'Write a message.' }),
)

/** The id a client gives a message it sends, such as a UUID: one that arrives twice is stored once. */
export const ClientId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** Somebody in a room. */
export const ChatMember = z.object({
  id: Id,
  /** The caller's own e-mail; `""` for the other member. */
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  image: ImageUrl,
  /** `Couple` or `Vendor`. */
  user_type: z.string(),
})
export type ChatMember = z.infer<typeof ChatMember>

/** A room as the list of rooms shows it. */
export const ChatThread = z.object({
  roomId: Id,
  members: z.array(ChatMember),
  /** Absent while nobody has written. */
  last_message: z.optional(
    z.object({
      message: z.string(),
      /** By whoever did not write it. */
      is_read: z.boolean(),
      /** The id of whoever wrote it. */
      user: Id,
    }),
  ),
  updated_at: Timestamp,
  /** What the caller sees the room as. */
  name: z.optional(z.string()),
  image: z.optional(ImageUrl),
  /** How many messages of others the caller has not read. */
  unread: z.optional(z.number()),
})
export type ChatThread = z.infer<typeof ChatThread>

export const ChatMessage = z.object({
  message_id: Id,
  roomId: Id,
  /** The id of whoever wrote it. */
  user: Id,
  userName: z.string(),
  image: ImageUrl,
  message: z.string(),
  updated_at: Timestamp,
  is_read: z.optional(z.boolean()),
  /** The id its author's client gave it. */
  client_id: z.optional(z.string()),
  /** Its place in the room, from 1, without gaps. */
  seq: z.optional(z.number()),
})
export type ChatMessage = z.infer<typeof ChatMessage>
