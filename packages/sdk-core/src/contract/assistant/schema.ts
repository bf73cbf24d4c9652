import * as z from 'zod/mini'
import { ASSISTANT_HISTORY_LENGTH, ASSISTANT_MESSAGE_LIMIT } from '../shared/limits.ts'
import { Id, TimestampOrEmpty, WholeNumber } from '../shared/primitives.ts'
import { withFallback } from '../shared/reading.ts'

const Role = withFallback(z.enum(['assistant', 'user']), 'assistant')

/** The text of a message to the assistant. It must not be blank. */
const AssistantText = z.string().check(
  z.maxLength(ASSISTANT_MESSAGE_LIMIT, { error: `Use at most ${ASSISTANT_MESSAGE_LIMIT} characters.` }),
  z.refine((text) => text.trim() !== '', { error: 'Write a message.' }),
)

/** An earlier message of the conversation. */
export const AssistantTurn = z.object({ role: Role, content: z.string() })
export type AssistantTurn = z.infer<typeof AssistantTurn>

/** A request to the assistant: a message and its context. */
export const AssistantQuestion = z.object({
  message: AssistantText,
  /** Whether the page shows a vendor. The backend treats this as a hint, not as a permission. */
  is_vendor: z._default(z.union([z.boolean(), z.enum(['true', 'false'])]), false),
  /** The id of the vendor that the page shows. */
  vendor_id: z.optional(z.nullable(z.union([WholeNumber, z.literal('')]))),
  /** Not in the documented API: the last messages, oldest first, so that the new message can refer to them. */
  history: z.optional(z.array(AssistantTurn).check(z.maxLength(ASSISTANT_HISTORY_LENGTH))),
  /** Not in the documented API: the language of the page, such as `es`. Takes precedence over `Accept-Language`. */
  language: z.optional(z.string()),
})

/**
 * A message to or from the assistant. `content` is text with three kinds of markup: `**bold**`, line breaks, and `[View
 * Profile](/dashboard/vendor-detail/<id>)`. The link's target is a path of the site.
 */
export const AssistantMessage = z.object({ id: Id, role: Role, content: z.string(), created_at: TimestampOrEmpty })
export type AssistantMessage = z.infer<typeof AssistantMessage>

/** A stream event: the next part of the reply. */
export const AssistantDelta = z.object({ delta: z.string() })
export type AssistantDelta = z.infer<typeof AssistantDelta>
