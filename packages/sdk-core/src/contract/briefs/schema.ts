import * as z from 'zod/mini'
import { Id, ImageUrl, Money, Text } from '../shared/primitives.ts'
import { forgiving, withFallback } from '../shared/reading.ts'
import { BRIEF_OUTCOMES } from './outcomes.ts'

/** The outcome for each vendor, in the order of the request. */
export const BriefResult = z.object({
  results: z.array(z.object({ vendor_id: Id, outcome: withFallback(z.enum(BRIEF_OUTCOMES), 'failed') })),
})
export type BriefResult = z.infer<typeof BriefResult>

/** How far a vendor has answered the inquiry of a couple. */
export const VendorAnswer = z.object({
  vendor_id: Id,
  business_name: Text,
  image: ImageUrl,
  categories_label: Text,
  /** When the couple sent its inquiry. Absent if the couple contacted the vendor in another way. */
  asked_at: z.optional(z.string()),
  /** Whether the vendor has read the inquiry. */
  is_read: z.boolean(),
  /** The latest message of the vendor. */
  reply: forgiving(z.optional(z.object({ message: Text, sent_at: Text }))),
  /** The latest invoice of the vendor. */
  invoice: forgiving(z.optional(z.object({ name: Text, total: Money }))),
  /** The currency of the amounts. */
  currency: z.optional(z.string()),
  /** The conversation with the vendor. Absent if there is none. */
  chatroom_id: z.optional(Id),
})
export type VendorAnswer = z.infer<typeof VendorAnswer>

export const VendorAnswerList = z.array(VendorAnswer)
export type VendorAnswerList = z.infer<typeof VendorAnswerList>
