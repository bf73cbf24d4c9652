import * as z from 'zod/mini'
import { INVOICE_PARTS } from '../desk/states.ts'
import { InvoiceLine } from '../leads/schema.ts'
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
  reply: forgiving(
    z.optional(
      z.object({
        message: Text,
        sent_at: Text,
        message_id: z.optional(Id),
        /** Whether the couple has read the message. */
        is_read: z.optional(z.boolean()),
      }),
    ),
  ),
  /** The latest invoice of the vendor. */
  invoice: forgiving(
    z.optional(
      z.object({
        name: Text,
        total: Money,
        /** The lines of the complete order. Absent for invoices without lines. */
        lines: forgiving(z.optional(z.array(InvoiceLine))),
        /** The payment of the order that the invoice covers. Absent for invoices without lines. */
        part: z.optional(withFallback(z.enum(INVOICE_PARTS), 'full')),
      }),
    ),
  ),
  /** Whether the couple has signed the contract of the vendor. Absent if there is no contract. */
  is_signed: z.optional(z.boolean()),
  /** Whether the couple has booked the vendor. */
  is_booked: z.optional(z.boolean()),
  /** Whether the couple has declined the vendor. */
  is_declined: z.optional(z.boolean()),
  /** Whether the couple can decline the vendor: it has neither signed its contract nor paid an invoice. */
  is_declinable: z.optional(z.boolean()),
  /** The currency of the amounts. */
  currency: z.optional(z.string()),
  /** The conversation with the vendor. Absent if there is none. */
  chatroom_id: z.optional(Id),
})
export type VendorAnswer = z.infer<typeof VendorAnswer>

/** The answers of several vendors. */
export const VendorAnswerList = z.array(VendorAnswer)
export type VendorAnswerList = z.infer<typeof VendorAnswerList>
