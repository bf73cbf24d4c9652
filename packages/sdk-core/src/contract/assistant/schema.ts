import * as z from 'zod/mini'
import { ASSISTANT_HISTORY_LENGTH, ASSISTANT_MESSAGE_LIMIT } from '../shared/limits.ts'
import { Id, TimestampOrEmpty, WholeNumber } from '../shared/primitives.ts'
import { withFallback } from '../shared/reading.ts'

const Role = withFallback(z.enum(['assistant', 'user']), 'assistant')

/** What is said to the assistant; not nothing. */
const AssistantText = z.string().check(
  z.maxLength(ASSISTANT_MESSAGE_LIMIT, { error: `Use at most ${ASSISTANT_MESSAGE_LIMIT} characters.` }),
  z.refine((text) => text.trim() !== '', { error: 'Write a message.' }),
)

/** Something that was said before. */
export const AssistantTurn = z.object({ role: Role, content: z.string() })
export type AssistantTurn = z.infer<typeof AssistantTurn>

/** What the assistant is asked. */
export const AssistantQuestion = z.object({
  message: AssistantText,
  /** Whether the page shows a vendor. It says where somebody is, and gives no right. */
  is_vendor: z._default(z.union([z.boolean(), z.enum(['true', 'false'])]), false),
  /** The vendor of that page. */
  vendor_id: z.optional(z.nullable(z.union([WholeNumber, z.literal('')]))),
  /** Beyond the documents: the last of what was said, the oldest first, so that a question may refer to it. */
  history: z.optional(z.array(AssistantTurn).check(z.maxLength(ASSISTANT_HISTORY_LENGTH))),
  /** Beyond the documents: the language of the page, such as `es`; it goes before those of the browser. */
  language: z.optional(z.string()),
})

/**
 * Something said to the assistant, or by it. Its `content` is text with three forms of markup: `**bold**`, line breaks
 * and `[View Profile](/dashboard/vendor-detail/<id>)`, whose target is a path of the site.
 */
export const AssistantMessage = z.object({ id: Id, role: Role, content: z.string(), created_at: TimestampOrEmpty })
export type AssistantMessage = z.infer<typeof AssistantMessage>

/** An event of a stream: what the reply goes on with. */
export const AssistantDelta = z.object({ delta: z.string() })
export type AssistantDelta = z.infer<typeof AssistantDelta>
