import * as z from 'zod/mini'
import { MAX_MESSAGE_LENGTH } from '../shared/limits.ts'
import { Id, ImageUrl, Text, TimestampOrEmpty } from '../shared/primitives.ts'
import { forgiving } from '../shared/reading.ts'

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
  email: Text,
  first_name: Text,
  last_name: Text,
  image: ImageUrl,
  /** `Couple` or `Vendor`. */
  user_type: Text,
})
export type ChatMember = z.infer<typeof ChatMember>

/** A room as the list of rooms shows it. */
export const ChatThread = z.object({
  roomId: Id,
  members: z.array(ChatMember),
  /** Absent while nobody has written. */
  last_message: forgiving(
    z.optional(
      z.object({
        message: Text,
        /** By whoever did not write it. */
        is_read: z.boolean(),
        /** The id of whoever wrote it. */
        user: Id,
      }),
    ),
  ),
  updated_at: TimestampOrEmpty,
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
  userName: Text,
  image: ImageUrl,
  message: Text,
  updated_at: TimestampOrEmpty,
  is_read: z.optional(z.boolean()),
  /** The id its author's client gave it. */
  client_id: z.optional(z.string()),
  /** Its place in the room, from 1, without gaps. */
  seq: z.optional(z.number()),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatThreadList = z.array(ChatThread)
export type ChatThreadList = z.infer<typeof ChatThreadList>

export const ChatMessageList = z.array(ChatMessage)
export type ChatMessageList = z.infer<typeof ChatMessageList>
