import * as z from 'zod/mini'
import { ChatMessage } from '../chat/schema.ts'
import { Id, ImageUrl, Money, OptionalDate, Text } from '../shared/primitives.ts'
import { readFlag, readUserId } from '../shared/read.ts'
import { orBareValue, readBy, wrapped } from '../shared/reading.ts'
import { ChatRoom } from '../vendors/schema.ts'

/** A bill of a vendor's. */
export const Invoice = z.object({
  id: Id,
  invoice_name: Text,
  total_amount: Money,
  amount_due: Money,
  due_date: OptionalDate,
  /** `Paid`, `Overdue` or `Due`. */
  get_status_display: Text,
})
export type Invoice = z.infer<typeof Invoice>

/** A flag, which some backends send as text. */
const Flag = readBy(z.boolean(), readFlag)

/** A document that a couple and a vendor share. */
export const LeadFile = z.object({
  id: Id,
  /** The id of whoever uploaded it. */
  user: readBy(Id, readUserId),
  /** Where it can be read, for a short while. */
  file: Text,
  file_name: Text,
  /** It has to be signed. */
  isDocusign: Flag,
  isCouplesign: Flag,
  isVendorsign: Flag,
  /** Where the file that both sides signed can be saved, byte for byte, for a short while. `file` may be its certified copy. */
  original: z.optional(z.string()),
  /** The SHA-256 of the original, hexadecimal. Present once both sides have signed. */
  sha256: z.optional(z.string()),
  /** Why a signed document gets no certificate: `changed` (it differs from what was signed) or `unreadable`. */
  certificate_problem: z.optional(z.string()),
})
export type LeadFile = z.infer<typeof LeadFile>

/** What a couple and a vendor have to do with each other. */
export const LeadData = wrapped(
  z.object({
    lead_id: Id,
    lead: z.object({ couple_id: Id }),
    /** Who asks. */
    user: z.object({ user_id: orBareValue(Id) }),
    invoices: z.array(Invoice),
    files: z.array(LeadFile),
    /** Of the vendor. */
    business_name: z.optional(z.string()),
    image: z.optional(ImageUrl),
    vendor_user_id: z.optional(Id),
    /** The latest few of the conversation, oldest first. */
    messages: z.optional(z.array(ChatMessage)),
    chatroom: z.optional(ChatRoom),
    /** What somebody agrees to who signs. */
    sign_consent: z.optional(z.string()),
  }),
)
export type LeadData = z.infer<typeof LeadData>

/** Where the browser goes next. */
export const Redirect = z.object({ url: Text })
export type Redirect = z.infer<typeof Redirect>
