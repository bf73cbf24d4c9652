import * as z from 'zod/mini'
import { attributionFields } from '../shared/attribution.ts'
import {
  ASSISTANT_HISTORY_LENGTH,
  ASSISTANT_MESSAGE_LIMIT,
  MAX_ASSISTANT_REPLY_LENGTH,
  MAX_HOST_FACT_LENGTH,
  MAX_HOST_FACTS,
} from '../shared/limits.ts'
import { Email, Id, ImageUrl, Text, TimestampOrEmpty, WholeNumber } from '../shared/primitives.ts'
import { forgiving, withFallback } from '../shared/reading.ts'

const Role = withFallback(z.enum(['assistant', 'user']), 'assistant')

/** The text of a message to the assistant. It must not be blank. */
const AssistantText = z.string().check(
  z.maxLength(ASSISTANT_MESSAGE_LIMIT, { error: `Use at most ${ASSISTANT_MESSAGE_LIMIT} characters.` }),
  z.refine((text) => text.trim() !== '', { error: 'Write a message.' }),
)

/** An earlier message of the conversation. */
export const AssistantTurn = z.object({ role: Role, content: z.string() })
export type AssistantTurn = z.infer<typeof AssistantTurn>

/** A fact of the page that embeds the assistant, such as its answer to a frequently asked question. */
export const HostFact = z.object({
  title: z.string().check(z.maxLength(MAX_HOST_FACT_LENGTH)),
  text: z.string().check(z.maxLength(MAX_HOST_FACT_LENGTH)),
})
export type HostFact = z.infer<typeof HostFact>

/** A request to the assistant: a message and its context. */
export const AssistantQuestion = z.object({
  /** The visitor’s message. */
  message: AssistantText,
  /** Whether the page shows a vendor. The backend treats this as a hint, not as a permission. */
  is_vendor: z._default(z.union([z.boolean(), z.enum(['true', 'false'])]), false),
  /** The id of the vendor that the page shows. */
  vendor_id: z.optional(z.nullable(z.union([WholeNumber, z.literal('')]))),
  /** Not in the documented API: the last messages, oldest first, so that the new message can refer to them. */
  history: z.optional(z.array(AssistantTurn).check(z.maxLength(ASSISTANT_HISTORY_LENGTH))),
  /** Not in the documented API: the language of the page, such as `es`. Takes precedence over `Accept-Language`. */
  language: z.optional(z.string()),
  /** Not in the documented API: `vendor` limits the reply to the vendor of the page. */
  scope: z.optional(z.literal('vendor')),
  /** Not in the documented API: facts of the embedding page. Replies quote them as the page's own. */
  facts: z.optional(z.array(HostFact).check(z.maxLength(MAX_HOST_FACTS))),
})

/** A vendor of a reply, with the reason why the vendor fits, such as "Seats 110, you are 80". */
export const AssistantCard = z.object({ vendor_id: Id, name: Text, image: ImageUrl, reason: Text })
export type AssistantCard = z.infer<typeof AssistantCard>

/** A comparison of 2 to 4 vendors. The cells of a row are in the order of the vendors. */
export const AssistantTable = z.object({
  vendors: z.array(z.object({ vendor_id: Id, name: Text })),
  rows: z.array(z.object({ label: Text, cells: z.array(Text) })),
})
export type AssistantTable = z.infer<typeof AssistantTable>

/** A sentence that a reply is based on. `where` names its place, such as the question of an FAQ. */
export const AssistantQuote = z.object({ name: Text, where: Text, text: Text })
export type AssistantQuote = z.infer<typeof AssistantQuote>

/**
 * A message to or from the assistant. `content` is text with three kinds of markup: `**bold**`, line breaks, and `[View
 * Profile](/dashboard/vendor-detail/<id>)`. The link's target is a path of the site.
 */
export const AssistantMessage = z.object({
  id: Id,
  role: Role,
  content: z.string(),
  created_at: TimestampOrEmpty,
  // The following parts are not in the documented API. The content is complete without them.
  /** The vendors of the reply. */
  cards: z.optional(forgiving(z.array(AssistantCard))),
  table: forgiving(z.optional(AssistantTable)),
  quotes: z.optional(forgiving(z.array(AssistantQuote))),
  /** Questions that the visitor could ask next. */
  suggestions: z.optional(forgiving(z.array(z.string()))),
  /** What wrote the reply: the catalogue without a model, or a language model. */
  answered_by: forgiving(z.optional(z.enum(['catalogue', 'model']))),
})
export type AssistantMessage = z.infer<typeof AssistantMessage>

/** A rating of a reply. The backend stores it with the question and the reply, but without the account. */
export const AssistantRating = z.object({
  /** The id of the reply. */
  message_id: Id,
  rating: z.enum(['up', 'down']),
  /** The visitor’s message to which the assistant replied. */
  question: AssistantText,
  /** The text of the reply. */
  reply: z.string().check(z.maxLength(MAX_ASSISTANT_REPLY_LENGTH)),
})

/** A request to continue a conversation with a person. */
export const AssistantHandover = z.object({
  ...attributionFields,
  /** The vendor to write to. Without it, the operator's support gets the conversation by email. */
  vendor_id: z.optional(z.nullable(WholeNumber)),
  /** The visitor's email address. Required for support without a session. */
  email: z.optional(Email),
  /** The conversation, oldest message first. */
  history: z.array(AssistantTurn).check(z.minLength(1), z.maxLength(ASSISTANT_HISTORY_LENGTH)),
})

/** Who continues the conversation. `chatroom_id` is the room of the couple and the vendor. */
export const AssistantHandoverAnswer = z.object({
  to: withFallback(z.enum(['vendor', 'support']), 'support'),
  chatroom_id: z.optional(forgiving(Id)),
})
export type AssistantHandoverAnswer = z.infer<typeof AssistantHandoverAnswer>

/** A stream event: the next part of the reply. */
export const AssistantDelta = z.object({ delta: z.string() })
export type AssistantDelta = z.infer<typeof AssistantDelta>
