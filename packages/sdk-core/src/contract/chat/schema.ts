import * as z from 'zod/mini'
import { MAX_MESSAGE_LENGTH } from '../shared/limits.ts'
import { Id, ImageUrl, Money, Text, TimestampOrEmpty } from '../shared/primitives.ts'
import { COLOUR_PATTERN, readColour } from '../shared/read.ts'
import { forgiving, readBy } from '../shared/reading.ts'

/** The text of a chat message. It must not be blank. */
export const MessageText = z.string().check(
  z.maxLength(MAX_MESSAGE_LENGTH, { error: `Use at most ${MAX_MESSAGE_LENGTH} characters.` }),
  z.refine((text) => text.trim() !== '', { error: 'Write a message.' }),
)

/** The id that a client assigns to a message, such as a UUID. The backend ignores a second message with the same id. */
export const ClientId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** A member of a room. */
export const ChatMember = z.object({
  id: Id,
  /** The email address of the caller. `""` for the other member. */
  email: Text,
  first_name: Text,
  last_name: Text,
  image: ImageUrl,
  /** The kind of account: `Couple` or `Vendor`. */
  user_type: Text,
})
export type ChatMember = z.infer<typeof ChatMember>

/** A room in the account's list of rooms. */
export const ChatThread = z.object({
  roomId: Id,
  members: z.array(ChatMember),
  /** The latest message, or null while the room has no messages. */
  last_message: forgiving(
    z.optional(
      z.nullable(
        z.object({
          message: Text,
          /** Whether the other member has read the message. */
          is_read: z.boolean(),
          /** The author's user id. */
          user: Id,
        }),
      ),
    ),
  ),
  updated_at: TimestampOrEmpty,
  /** The display name of the other member. */
  name: z.optional(z.string()),
  image: z.optional(ImageUrl),
  /** The number of the caller's unread messages. */
  unread: z.optional(z.number()),
  /** Whether the caller's side has blocked the conversation. Then neither side can send messages. */
  is_blocked: z.optional(z.boolean()),
  /** Whether the other side has blocked the conversation. */
  is_blocked_by_other: z.optional(z.boolean()),
})
export type ChatThread = z.infer<typeof ChatThread>

/** A vision of the couple in a message. */
export const ChatVision = z.object({
  title: Text,
  /** The prompt of the vision. */
  description: Text,
  /** The URL of the image. `""` until there is one. */
  image: ImageUrl,
  /** The colours of the image as `#rrggbb`, from dark to light. */
  palette: forgiving(z.array(readBy(z.string().check(z.regex(COLOUR_PATTERN)), readColour))),
})
export type ChatVision = z.infer<typeof ChatVision>

/** A deal that the couple has claimed, with its price at that time. */
export const ChatDeal = z.object({ name: Text, price: Money })
export type ChatDeal = z.infer<typeof ChatDeal>

/** A message of a room. */
export const ChatMessage = z.object({
  message_id: Id,
  roomId: Id,
  /** The author's user id. */
  user: Id,
  userName: Text,
  image: ImageUrl,
  message: Text,
  updated_at: TimestampOrEmpty,
  is_read: z.optional(z.boolean()),
  /** The id that the author's client assigned to the message. */
  client_id: z.optional(z.string()),
  /** The vision that the message presents. `message` is then its title, or the couple's words. */
  vision: forgiving(z.optional(ChatVision)),
  /** The deal whose claim the message reports. `message` reports it as text. */
  deal: forgiving(z.optional(ChatDeal)),
  /** The position of the message in the room. Positions start at 1 and have no gaps. */
  seq: z.optional(z.number()),
  /**
   * The person of the vendor's team, or of a couple with two logins, who wrote the message. Only the author's own side
   * receives it.
   */
  author: forgiving(z.optional(z.object({ id: Id, name: Text }))),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatThreadList = z.array(ChatThread)
export type ChatThreadList = z.infer<typeof ChatThreadList>

export const ChatMessageList = z.array(ChatMessage)
export type ChatMessageList = z.infer<typeof ChatMessageList>
