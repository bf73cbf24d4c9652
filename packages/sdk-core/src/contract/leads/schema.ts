import * as z from 'zod/mini'
import { ChatDeal, ChatMessage } from '../chat/schema.ts'
import { INVOICE_PARTS } from '../desk/states.ts'
import { Id, ImageUrl, Money, OptionalDate, Text } from '../shared/primitives.ts'
import { readFlag, readUserId } from '../shared/read.ts'
import { forgiving, orBareValue, readBy, withFallback, wrapped } from '../shared/reading.ts'
import { ChatRoom } from '../vendors/schema.ts'

/** A line of an invoice. Its amount is the quantity times the unit price, rounded to cents. */
export const InvoiceLine = z.object({ description: Text, quantity: z.number(), unit_price: Money })
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** An invoice of a vendor. */
export const Invoice = z.object({
  id: Id,
  invoice_name: Text,
  total_amount: Money,
  amount_due: Money,
  due_date: OptionalDate,
  /** The status: `Paid`, `Overdue` or `Due`. */
  get_status_display: Text,
  /** The lines of the complete order. Absent for invoices without lines. */
  lines: forgiving(z.optional(z.array(InvoiceLine))),
  /** The payment of the order that this invoice covers. Absent for invoices without lines. */
  part: z.optional(withFallback(z.enum(INVOICE_PARTS), 'full')),
  /** A short-lived URL of the receipt, a PDF. Present once the invoice is paid. */
  receipt: z.optional(z.string()),
  /** When the invoice was paid, in ISO 8601. Present once it is paid. */
  paid_at: z.optional(z.string()),
})
export type Invoice = z.infer<typeof Invoice>

/** A boolean, which some backends send as text. */
const Flag = readBy(z.boolean(), readFlag)

/** A document shared between a couple and a vendor. */
export const LeadFile = z.object({
  id: Id,
  /** The user id of the account that uploaded the document. */
  user: readBy(Id, readUserId),
  /** A short-lived URL of the document. */
  file: Text,
  file_name: Text,
  /** Whether the document needs a signature. */
  isDocusign: Flag,
  isCouplesign: Flag,
  isVendorsign: Flag,
  /** A short-lived URL of the exact file that both sides signed. `file` may be the certified copy. */
  original: z.optional(z.string()),
  /** The SHA-256 hash of the original file, in hexadecimal. Present once both sides have signed. */
  sha256: z.optional(z.string()),
  /**
   * The reason why a signed document has no certificate. `changed`: the file differs from the signed one. `unreadable`:
   * the file cannot be parsed.
   */
  certificate_problem: z.optional(z.string()),
})
export type LeadFile = z.infer<typeof LeadFile>

/** The data that a couple and a vendor share: invoices, documents and messages. */
export const LeadData = wrapped(
  z.object({
    lead_id: Id,
    lead: z.object({ couple_id: Id }),
    /** The account that sent the request. */
    user: z.object({ user_id: orBareValue(Id) }),
    invoices: z.array(Invoice),
    files: z.array(LeadFile),
    /** The vendor's business name. */
    business_name: z.optional(z.string()),
    image: z.optional(ImageUrl),
    vendor_user_id: z.optional(Id),
    /** The deals of the vendor that the couple has claimed, with their prices at that time. */
    deals: z.optional(z.array(ChatDeal)),
    /** The latest messages of the conversation, oldest first. */
    messages: z.optional(z.array(ChatMessage)),
    chatroom: z.optional(ChatRoom),
    /** The consent text that a signer agrees to. */
    sign_consent: z.optional(z.string()),
  }),
)
export type LeadData = z.infer<typeof LeadData>

/** The URL to which the browser must navigate. */
export const Redirect = z.object({ url: Text })
export type Redirect = z.infer<typeof Redirect>
